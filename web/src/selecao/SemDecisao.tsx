import { etapas } from '../candidaturas/candidatura/etapas.ts'
import { Stack } from '../ui/layout/Stack.tsx'
import { Text } from '../ui/text/Text.tsx'
import type { Etapa } from './etapa.ts'

export type Candidata = { etapa: Etapa | null; nome: string | null }

const abertas: readonly Etapa[] = ['RECEBIDA', 'EM_ANALISE', 'ENTREVISTA']

/** As many names as one reads at a glance. */
const most = 5

/** Who would end the selection without a decision, by stage; nothing if everybody has one, or there are no stages. */
export const SemDecisao = ({ candidatas }: { candidatas: readonly Candidata[] }) => {
  const grupos = abertas
    .map(etapa => ({ etapa, nomes: candidatas.filter(one => one.etapa === etapa).map(({ nome }) => primeiro(nome)) }))
    .filter(({ nomes }) => nomes.length > 0)
  if (grupos.length === 0) return null
  const total = grupos.reduce((sum, { nomes }) => sum + nomes.length, 0)
  return (
    <Stack gap="xsmall">
      <Text weight="strong">
        {total === 1 ? '1 candidato está sem decisão' : `${total} candidatos estão sem decisão`}
      </Text>
      <ul>
        {grupos.map(({ etapa, nomes }) => (
          <li key={etapa}>
            <Text as="span">{`${etapas[etapa].label}: ${nomes.length} (${listar(nomes)})`}</Text>
          </li>
        ))}
      </ul>
      <Text color="muted">
        Para responder a eles, volte e mova-os para uma decisão. Se não, leem que a seleção terminou sem uma decisão
        divulgada.
      </Text>
    </Stack>
  )
}

const primeiro = (nome: string | null) => nome?.split(' ')[0] ?? 'sem nome'

const listar = (nomes: readonly string[]) =>
  `${nomes.slice(0, most).join(', ')}${nomes.length > most ? ` e mais ${nomes.length - most}` : ''}`
