import { type ReactNode, Suspense } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Resta } from '../../tags/Resta.tsx'
import { formatLongDay, formatMoney, formatPercent } from '../../ui/format.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import type { VagaFatos_resta$key } from './__generated__/VagaFatos_resta.graphql.ts'
import type { VagaFatos_vaga$key } from './__generated__/VagaFatos_vaga.graphql.ts'
import * as styles from './VagaFatos.css.ts'

const fragment = graphql`
  fragment VagaFatos_vaga on Vaga @throwOnFieldError {
    prazo
    criadaEm
    departamento {
      nome
    }
    local {
      nome
    }
    remuneracao
    desconto
    horasComplementares
    ...VagaFatos_resta
  }
`

/** What people compare vagas by: until when, for how much, and where. The list has loaded it. */
export const VagaFatos = ({ vagaRef }: { vagaRef: VagaFatos_vaga$key }) => {
  const vaga = useFragment(fragment, vagaRef)
  return (
    <Card as="section" padding="compact" labelledBy="fatos">
      <Heading level={2} look="label" id="fatos">
        Em resumo
      </Heading>
      <dl className={styles.fatos}>
        {vaga.prazo ? (
          <Fato nome="Prazo">
            {formatLongDay(vaga.prazo)}
            <Suspense fallback={null}>
              <RestaSeAberta vagaRef={vaga} />
            </Suspense>
          </Fato>
        ) : null}
        {vaga.remuneracao ? <Fato nome="Remuneração">{`${formatMoney(vaga.remuneracao)} por mês`}</Fato> : null}
        {vaga.desconto ? <Fato nome="Desconto na mensalidade">{formatPercent(vaga.desconto)}</Fato> : null}
        {vaga.horasComplementares ? <Fato nome="Horas Complementares">{`${vaga.horasComplementares}h`}</Fato> : null}
        <Fato nome="Departamento">{vaga.departamento?.nome ?? 'Departamento não especificado'}</Fato>
        <Fato nome="Local">{vaga.local?.nome ?? 'Localização não especificada'}</Fato>
        {vaga.criadaEm ? (
          <Fato nome="Publicado em">
            <time dateTime={vaga.criadaEm}>{formatLongDay(vaga.criadaEm)}</time>
          </Fato>
        ) : null}
      </dl>
    </Card>
  )
}

const Fato = ({ nome, children }: { nome: string; children: ReactNode }) => (
  <div>
    <dt className={styles.nome}>{nome}</dt>
    <dd className={styles.valor}>{children}</dd>
  </div>
)

/** The list does not load whether the vaga is encerrada. */
const RestaSeAberta = ({ vagaRef }: { vagaRef: VagaFatos_resta$key }) => {
  const { prazo, encerrada } = useFragment(
    graphql`
      fragment VagaFatos_resta on Vaga @throwOnFieldError {
        prazo
        encerrada
      }
    `,
    vagaRef,
  )
  return prazo && !encerrada ? <Resta prazo={prazo} /> : null
}
