import type { ReactNode } from 'react'
import { useRouteExists } from '../ui/routeExists.ts'
import { Atalho } from './Atalho.tsx'
import * as styles from './Atalhos.css.ts'

type Props = { atalhos: readonly { to: string; icon: ReactNode; title: string; text: string }[] }

/** The shortcuts of a home. */
export const Atalhos = ({ atalhos }: Props) => {
  const routeExists = useRouteExists()
  return (
    <ul className={styles.root}>
      {atalhos
        .filter(({ to }) => routeExists(to))
        .map(({ to, icon, title, text }) => (
          <Atalho key={to} to={to} icon={icon} title={title}>
            {text}
          </Atalho>
        ))}
    </ul>
  )
}
