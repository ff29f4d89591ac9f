import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { Link } from 'react-router-dom'
import { paths } from '../paths.ts'
import * as tones from '../ui/toneLook.css.ts'
import * as styles from './AvisoDeHistorico.css.ts'

/** Shown if the profile says that no transcript was imported. */
export const AvisoDeHistorico = () => (
  <p className={`${styles.root} ${tones.edged.warning}`}>
    <TriangleAlert size={20} aria-hidden="true" className={styles.icon} />
    <span className={styles.words}>
      <span className={styles.title}>Seu histórico acadêmico ainda não foi importado</span>{' '}
      <span className={styles.reason}>Sem ele, as recomendações usam apenas os seus interesses.</span>{' '}
      <Link to={paths.importarHistorico()} className={styles.link}>
        Importar histórico
      </Link>
    </span>
  </p>
)
