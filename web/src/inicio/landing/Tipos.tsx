import BriefcaseBusiness from 'lucide-react/icons/briefcase-business'
import FlaskConical from 'lucide-react/icons/flask-conical'
import HandCoins from 'lucide-react/icons/hand-coins'
import Microscope from 'lucide-react/icons/microscope'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import Rocket from 'lucide-react/icons/rocket'
import Shapes from 'lucide-react/icons/shapes'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Grid } from '../../ui/layout/Grid.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import * as tones from '../../ui/toneLook.css.ts'
import { tipos, todosOsTipos } from '../../tags/tipos.ts'
import type { Tipos_mural$data, Tipos_mural$key } from './__generated__/Tipos_mural.graphql.ts'
import * as styles from './Tipos.css.ts'

const sobre = {
  MONITORIA: { Icon: NotebookPen, text: 'Ensine o que você já domina.' },
  INICIACAO_CIENTIFICA: { Icon: Microscope, text: 'Entre em um grupo de pesquisa.' },
  ESTAGIO: { Icon: BriefcaseBusiness, text: 'Ganhe experiência na sua área.' },
  BOLSA: { Icon: HandCoins, text: 'Estude com apoio financeiro.' },
  EMPRESA_JR: { Icon: Rocket, text: 'Toque projetos com outros alunos.' },
  LABORATORIO: { Icon: FlaskConical, text: 'Ponha a mão na massa.' },
}

/** Numbers of open vagas. */
type Totais = Tipos_mural$data['porTipo']

/** The six, and then the others. */
const toItems = (totais: Totais | undefined) => [
  ...todosOsTipos.map(tipo => {
    const total = totais?.find(each => each.tipo === tipo)?.total ?? 0
    return { ...sobre[tipo], ...tipos[tipo], type: tipo.toLowerCase(), total }
  }),
  ...(totais ?? []).flatMap(({ tipo, codigo, nome, total }) =>
    tipo === 'OUTRO' && codigo && nome ? [{ Icon: Shapes, text: '', ...tipos.OUTRO, nome, type: codigo, total }] : [],
  ),
]

/** The types of a public board, with those besides the six. */
export const TiposDoMural = ({ muralRef }: { muralRef: Tipos_mural$key }) => {
  const { porTipo } = useFragment(
    graphql`
      fragment Tipos_mural on Mural @throwOnFieldError {
        porTipo {
          tipo
          codigo
          nome
          total
        }
      }
    `,
    muralRef,
  )
  return <Tipos totais={porTipo} />
}

/** The types of vaga, in the same tones as on every other page. With totals, each leads to its open vagas; `espera` keeps their place. */
export const Tipos = ({ totais, espera = false }: { totais?: Totais; espera?: boolean }) => (
  <Stack as="section" gap="large">
    <Heading level={2} look="part">
      O que você encontra aqui
    </Heading>
    {/* Two rows of three on a wide screen. */}
    <Grid as="ul" min="wide">
      {toItems(totais).map(({ Icon, text, nome, tone, type, total }) => (
        <li key={type} className={styles.item}>
          <span className={`${styles.icon} ${tones.soft[tone]}`} aria-hidden="true">
            <Icon size={24} />
          </span>
          <div>
            <Heading level={3}>{totais ? <TipoLink type={type}>{nome}</TipoLink> : nome}</Heading>
            {text ? <Text color="muted">{text}</Text> : null}
          </div>
          {totais ? <Total total={total} /> : null}
          {espera ? <span className={styles.room} /> : null}
        </li>
      ))}
    </Grid>
  </Stack>
)

/** Covers its card. A visitor gets there through the login. */
const TipoLink = ({ type, children }: { type: string; children: string }) => (
  <Link to={paths.vagas({ type: [type] })} className={styles.link}>
    {children}
  </Link>
)

const Total = ({ total }: { total: number }) => (
  <span className={styles.total}>
    {total}
    <VisuallyHidden>{total === 1 ? ' oportunidade aberta' : ' oportunidades abertas'}</VisuallyHidden>
  </span>
)
