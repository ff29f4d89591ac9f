import { useEffect, useState } from 'react'
import { untilTomorrow } from '../ui/fuso.ts'
import { isSameDay } from './dates.ts'

/** The current day at the university, which changes at midnight on an open page. */
export function useToday(): Date {
  const [today, setToday] = useState(() => new Date())
  useEffect(() => {
    const refresh = () => setToday(new Date())
    const timer = setTimeout(refresh, untilTomorrow(new Date()))
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
