import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Button } from '../../ui/form/Button.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { Split } from '../../ui/layout/Split.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { Tag } from '../../ui/text/Tag.tsx'
import type { Caso_caso$key } from './__generated__/Caso_caso.graphql.ts'
import { type Ato, atos, situacoes, tipos } from './casos.ts'
import { Copias } from './Copias.tsx'
import { DecisaoDialog } from './DecisaoDialog.tsx'
import { Decisoes } from './Decisoes.tsx'
import { Motivos } from './Motivos.tsx'
import { Outros } from './Outros.tsx'

const fragment = graphql`
  fragment Caso_caso on CasoDetalhado @throwOnFieldError {
    caso {
      codigo
      tipo
      titulo
      pessoa
      situacao
    }
    atos
    impedimento
    ...Copias_caso
    ...Motivos_caso
    ...Decisoes_caso
    ...Outros_caso
  }
`

/** What was reported on one side; why, and what was decided, on the other. */
export const Caso = ({ casoRef }: { casoRef: Caso_caso$key }) => {
  const detalhado = useFragment(fragment, casoRef)
  const { caso, atos: possiveis, impedimento } = detalhado
  const [ato, setAto] = useState<Ato | null>(null)
  return (
    <Stack>
      <PageHeader
        title={caso.titulo}
        lead={`De ${caso.pessoa}`}
        above={
          <Cluster>
            <Tag>{tipos[caso.tipo]}</Tag>
            <Tag tone={situacoes[caso.situacao].tone}>{situacoes[caso.situacao].rotulo}</Tag>
          </Cluster>
        }
      />
      {impedimento ? <Notice tone="info">{impedimento}</Notice> : null}
      <Atos atos={possiveis} onEscolha={setAto} />
      <Split
        side="half"
        aside={
          <Stack>
            <Motivos casoRef={detalhado} />
            <Decisoes casoRef={detalhado} />
            <Outros casoRef={detalhado} />
          </Stack>
        }
      >
        <Copias casoRef={detalhado} />
      </Split>
      {ato ? <DecisaoDialog caso={caso.codigo} ato={ato} onClose={() => setAto(null)} /> : null}
    </Stack>
  )
}

const Atos = ({ atos: possiveis, onEscolha }: { atos: readonly Ato[]; onEscolha: (ato: Ato) => void }) =>
  possiveis.length === 0 ? null : (
    <Cluster>
      {possiveis.map(ato => (
        <Button key={ato} look="secondary" shape="compact" onClick={() => onEscolha(ato)}>
          {atos[ato].rotulo}
        </Button>
      ))}
    </Cluster>
  )
