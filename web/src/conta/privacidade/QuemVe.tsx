import { graphql, useFragment } from 'react-relay'
import { readSessao } from '../../sessao/sessao.ts'
import { Field } from '../../ui/form/Field.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type { QuemVe_privacidade$data, QuemVe_privacidade$key } from './__generated__/QuemVe_privacidade.graphql.ts'
import { useMudarPrivacidade } from './useMudarPrivacidade.ts'

type Parte = Exclude<keyof QuemVe_privacidade$data, ' $fragmentType'>
type Audiencia = QuemVe_privacidade$data[Parte]

const partes: Record<Parte, string> = { perfil: 'Sobre você e interesses', curso: 'Curso', email: 'E-mail' }

/** A professor applies to nothing. */
const audienciasDe = (ehAluno: boolean) =>
  [
    ['TODOS', 'Quem entra no mural'],
    ['PROFESSORES', 'Professores confirmados'],
    ['GESTORES', ehAluno ? 'Só quem cuida das vagas a que me candidatei' : 'Só eu'],
  ] as const

/** For whom each part of the reader's profile is. A choice is saved at once. */
export const QuemVe = ({ privacidadeRef }: { privacidadeRef: QuemVe_privacidade$key }) => {
  const { perfil, curso, email } = useFragment(
    graphql`
      fragment QuemVe_privacidade on Privacidade {
        perfil
        curso
        email
      }
    `,
    privacidadeRef,
  )
  const [mudar, { desejada, erro, parte: mudada }] = useMudarPrivacidade()
  const escolhas = desejada ?? { perfil, curso, email }
  const ehAluno = readSessao()?.ehAluno ?? false
  return (
    <Card as="section" labelledBy="quem-ve">
      <Stack>
        <Titulo ehAluno={ehAluno} />
        {(Object.keys(partes) as Parte[])
          .filter(parte => ehAluno || parte !== 'curso')
          .map(parte => (
            <AudienciaField
              key={parte}
              label={partes[parte]}
              value={escolhas[parte]}
              ehAluno={ehAluno}
              erro={parte === mudada ? erro : null}
              onChange={audiencia => mudar(parte, { ...escolhas, [parte]: audiencia })}
            />
          ))}
      </Stack>
    </Card>
  )
}

const semMural =
  'Fora de “Quem entra no mural”, o perfil não aparece nas sugestões da rede, e a busca encontra só o seu nome.'

const Titulo = ({ ehAluno }: { ehAluno: boolean }) => (
  <Stack gap="xsmall">
    <Heading level={2} id="quem-ve">
      Quem vê o quê
    </Heading>
    <Text size="small" color="muted">
      {ehAluno ? `Quem cuida de uma vaga a que você se candidatou sempre vê os seus dados. ${semMural}` : semMural}
    </Text>
  </Stack>
)

type AudienciaProps = {
  label: string
  value: Audiencia
  ehAluno: boolean
  erro: string | null
  onChange: (audiencia: Audiencia) => void
}

const AudienciaField = ({ label, value, ehAluno, erro, onChange }: AudienciaProps) => (
  <Field label={label} error={erro ?? undefined}>
    {control => (
      <Select {...control} value={value} onChange={({ target }) => onChange(target.value as Audiencia)}>
        {audienciasDe(ehAluno).map(([audiencia, nome]) => (
          <option key={audiencia} value={audiencia}>
            {nome}
          </option>
        ))}
      </Select>
    )}
  </Field>
)
