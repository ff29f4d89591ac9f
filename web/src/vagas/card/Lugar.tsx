import Building2 from 'lucide-react/icons/building-complex'
import MapPin from 'lucide-react/icons/map-pin'
import * as styles from './Lugar.css.ts'

type Props = { departamento: string | null | undefined; local: string | null | undefined }

/** Department and location of a vaga. */
export const Lugar = ({ departamento, local }: Props) => (
  <ul className={styles.root}>
    <li className={styles.fact}>
      <Building2 size={16} aria-hidden="true" className={styles.icon} />
      <span>{departamento ?? 'Departamento não especificado'}</span>
    </li>
    <li className={styles.fact}>
      <MapPin size={16} aria-hidden="true" className={styles.icon} />
      <span>{local ?? 'Localização não especificada'}</span>
    </li>
  </ul>
)
