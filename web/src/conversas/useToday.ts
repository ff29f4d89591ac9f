import { useEffect, useState } from 'react'
import { dayFrom, isSameDay } from './dates.ts'

/** The current day in the reader's time zone, which changes at midnight on an open page. */
export function useToday(): Date {
  const [today, setToday] = useState(() => new Date())
  useEffect(() => {
    const refresh = () => setToday(new Date())
    const timer = setTimeout(refresh, dayFrom(new Date(), 1).getTime() - Date.now())
    // The timer is late on a computer that slept.
    const handleVisible = () => {
      if (!isSameDay(new Date(), today)) refresh()
    }
    document.addEventListener('visibilitychange', handleVisible)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', handleVisible)
    }
  }, [today])
  return today
}
