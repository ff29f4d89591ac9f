import Check from 'lucide-react/icons/check'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import X from 'lucide-react/icons/x'
import { graphql, useFragment } from 'react-relay'
import { Stack } from '../ui/layout/Stack.tsx'
import { Text } from '../ui/text/Text.tsx'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx'
import type { Itens_atendimento$key } from './__generated__/Itens_atendimento.graphql.ts'
import * as styles from './Itens.css.ts'

const estados = {
  true: { Icon: Check, palavra: 'Atende' },
  false: { Icon: X, palavra: 'Não atende' },
  null: { Icon: CircleHelp, palavra: 'Não dá para saber' },
}

/** The requisitos, each with its reason. */
export const Itens = ({ atendimentoRef }: { atendimentoRef: Itens_atendimento$key }) => {
  const { itens } = useFragment(
    graphql`
      fragment Itens_atendimento on Atendimento {
        itens {
          texto
          atendido
        }
      }
    `,
    atendimentoRef,
  )
  return (
    <Stack as="ul" gap="xsmall">
      {itens.map(({ texto, atendido }) => (
        <Item key={texto} texto={texto} estado={`${atendido ?? 'null'}`} />
      ))}
    </Stack>
  )
}

const Item = ({ texto, estado }: { texto: string; estado: `${boolean | null}` }) => {
  const { Icon, palavra } = estados[estado]
  return (
    <li className={styles.item}>
      <span className={styles.icon} data-atendido={estado} aria-hidden="true">
        <Icon size={16} />
      </span>
      <Text size="small">
        <VisuallyHidden>{`${palavra}: `}</VisuallyHidden>
        {texto}
      </Text>
    </li>
  )
}

/** '1 requisito', '4 requisitos'. */
export const countOfRequisitos = (quantos: number): string => `${quantos} ${quantos === 1 ? 'requisito' : 'requisitos'}`
