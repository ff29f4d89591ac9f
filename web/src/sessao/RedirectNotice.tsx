import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { Notice } from '../ui/state/Notice.tsx'
import { TextLink } from '../ui/text/TextLink.tsx'

type Props = {
  /** The path to go to. */
  to: string
  /** Milliseconds before the navigation (specification §9). */
  delay: number
  /** For the next page; not in its address. The same object each time: another one starts the delay again. */
  state?: object | undefined
  children?: ReactNode
}

/** Goes to the next page after a success, which a toast reports: after a delay or by its link (specification §10.15). */
export const RedirectNotice = ({ to, delay, state, children }: Props) => {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate(to, { replace: true, state }), delay)
    return () => clearTimeout(timer)
  }, [to, delay, state, navigate])
  return (
    <Notice tone="success" title="Levando você à próxima página." live>
      {children}
      <p>
        <TextLink to={to} state={state}>
          Ir agora
        </TextLink>
      </p>
    </Notice>
  )
}
