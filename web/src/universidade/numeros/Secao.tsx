import { graphql, useFragment } from 'react-relay'
import type { ReactNode } from 'react'
import type { Tone } from '../../ui/tones.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type { Secao_numero$data, Secao_numero$key } from './__generated__/Secao_numero.graphql.ts'
import { Barras } from './Barras.tsx'
import { Meses } from './Meses.tsx'
import * as styles from './Secao.css.ts'

const fragment = graphql`
  fragment Secao_numero on NumeroDoMural @throwOnFieldError {
    medida
    todos {
      total
    }
    divisoes {
      recorte
      ...Meses_divisao
      ...Barras_divisao
    }
  }
`

type Medida = Secao_numero$data['medida']
type Divisao = Secao_numero$data['divisoes'][number]
type Recorte = Divisao['recorte']

export const medidas: Record<Medida, { titulo: string; curto: string; tone: Tone }> = {
  CANDIDATURAS: { titulo: 'Candidaturas e respostas', curto: 'Candidaturas', tone: 'primary' },
  VAGAS: { titulo: 'Vagas publicadas', curto: 'Vagas', tone: 'accent' },
  ESTUDANTES: { titulo: 'Estudantes que se cadastraram', curto: 'Estudantes', tone: 'blue' },
  PROFESSORES: { titulo: 'Professores que se cadastraram', curto: 'Professores', tone: 'violet' },
}

const recortes: Record<Recorte, { titulo: string; coluna: string }> = {
  CURSO: { titulo: 'Por curso', coluna: 'Curso' },
  DEPARTAMENTO: { titulo: 'Por departamento', coluna: 'Departamento' },
  TIPO: { titulo: 'Por tipo', coluna: 'Tipo' },
  MES: { titulo: 'Por mês', coluna: 'Mês' },
}

/** One count of a year: by month and kind, and beside them the longer list of courses or departments. */
export const Secao = ({ numeroRef }: { numeroRef: Secao_numero$key }) => {
  const { medida, todos, divisoes } = useFragment(fragment, numeroRef)
  const { titulo } = medidas[medida]
  const isLong = ({ recorte }: Divisao) => recorte === 'CURSO' || recorte === 'DEPARTAMENTO'
  const draw = (divisao: Divisao) => <Quadro key={divisao.recorte} medida={medida} divisao={divisao} />
  return (
    <section aria-labelledby={medida}>
      <Stack gap="small">
        <Heading level={2} id={medida}>
          {titulo}
        </Heading>
        {todos.total ? (
          <div className={styles.columns}>
            <Stack>
              {divisoes
                .filter(divisao => !isLong(divisao))
                .toReversed()
                .map(draw)}
            </Stack>
            {divisoes.filter(isLong).map(draw)}
          </div>
        ) : (
          <Text color="muted">
            {todos.total === 0 ? 'Nada neste ano.' : 'Oculto: são tão poucos que se saberia de cada um.'}
          </Text>
        )}
      </Stack>
    </section>
  )
}

const Quadro = ({ medida, divisao }: { medida: Medida; divisao: Divisao }) => {
  const { titulo, curto, tone } = medidas[medida]
  const recorte = recortes[divisao.recorte]
  const look = { divisaoRef: divisao, titulo: `${titulo}, ${recorte.titulo.toLowerCase()}`, medida: curto, tone }
  return (
    <Titulada titulo={recorte.titulo}>
      {divisao.recorte === 'MES' ? (
        <Meses {...look} />
      ) : (
        <Barras {...look} coluna={recorte.coluna} respostas={medida === 'CANDIDATURAS'} />
      )}
    </Titulada>
  )
}

const Titulada = ({ titulo, children }: { titulo: string; children: ReactNode }) => (
  <Card padding="compact">
    <Heading level={3} look="label">
      {titulo}
    </Heading>
    {children}
  </Card>
)
