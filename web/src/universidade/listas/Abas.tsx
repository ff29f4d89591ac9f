import { NavLink } from 'react-router-dom'
import { adminPaths } from '../../adminPaths.ts'
import * as styles from './Abas.css.ts'
import { type Escrita, listasNoEndereco } from './endereco.ts'
import { palavras } from './listas.ts'

/** The lists of the institution: each is a page. */
export const Abas = () => (
  <nav aria-label="Listas" className={styles.root}>
    {(Object.keys(listasNoEndereco) as Escrita[]).map(lista => (
      <NavLink key={lista} to={adminPaths.lista(lista)} end className={styles.aba}>
        {palavras[lista].titulo}
      </NavLink>
    ))}
  </nav>
)
