import { startOfTomorrow } from 'date-fns/startOfTomorrow'
import { useEffect, useState } from 'react'

/** The current day in the reader's time zone, which changes at midnight on an open page. */
export function useToday(): Date {
  const [today, setToday] = useState(() => new Date())
  useEffect(() => {
    const refresh = () => setToday(new Date())
    const timer = setTimeout(refresh, startOfTomorrow().getTime() - Date.now())
    // The timer is late on a computer that slept.
    const handleVisible = () => {
      if (new Date().toDateString() !== today.toDateString()) refresh()
    }
    document.addEventListener('visibilitychange', handleVisible)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', handleVisible)
    }
  }, [today])
  return today
}
