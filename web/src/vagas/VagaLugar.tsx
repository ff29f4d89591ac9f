import { Building2, MapPin } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import type { VagaLugar_vaga$key } from './__generated__/VagaLugar_vaga.graphql.ts'
import * as styles from './VagaLugar.css.ts'

/** Department and location of a vaga. */
export const VagaLugar = ({ vagaRef }: { vagaRef: VagaLugar_vaga$key }) => {
  const { departamento, local } = useFragment(
    graphql`
      fragment VagaLugar_vaga on Vaga @throwOnFieldError {
        local
        departamento {
          nome
        }
      }
    `,
    vagaRef,
  )
  return (
    <ul className={styles.root}>
      <li className={styles.fact}>
        <Building2 size={16} aria-hidden="true" className={styles.icon} />
        {departamento?.nome ?? 'Departamento não especificado'}
      </li>
      <li className={styles.fact}>
        <MapPin size={16} aria-hidden="true" className={styles.icon} />
        {local ?? 'Localização não especificada'}
      </li>
    </ul>
  )
}
