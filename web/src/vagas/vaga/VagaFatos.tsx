import { type ReactNode, Suspense } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Resta } from '../../tags/Resta.tsx'
import { formatHoras, formatVagas, modalidades } from '../../tags/condicoes.ts'
import { formatLongDay, formatMoney, formatPercent } from '../../ui/format.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { Grid } from '../../ui/layout/Grid.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type { VagaFatos_condicoes$key } from './__generated__/VagaFatos_condicoes.graphql.ts'
import type { VagaFatos_resta$key } from './__generated__/VagaFatos_resta.graphql.ts'
import type { VagaFatos_vaga$key } from './__generated__/VagaFatos_vaga.graphql.ts'

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
    ...VagaFatos_condicoes
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
      <Grid as="dl" min="fact">
        {vaga.prazo ? (
          <Fato nome="Prazo">
            <Stack gap="none">
              {formatLongDay(vaga.prazo)}
              <Suspense fallback={null}>
                <RestaSeAberta vagaRef={vaga} />
              </Suspense>
            </Stack>
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
        <Suspense fallback={null}>
          <Condicoes vagaRef={vaga} />
        </Suspense>
      </Grid>
    </Card>
  )
}

/** What one should know before applying. The list does not load it. */
const Condicoes = ({ vagaRef }: { vagaRef: VagaFatos_condicoes$key }) => {
  const { lugares, horasSemanais, modalidade, respostaAte, pedido, atendimento } = useFragment(
    graphql`
      fragment VagaFatos_condicoes on Vaga @throwOnFieldError {
        lugares
        horasSemanais
        modalidade
        respostaAte
        pedido @catch(to: NULL) {
          arquivo
          perguntas {
            __typename
          }
        }
        atendimento {
          atende
          de
        }
      }
    `,
    vagaRef,
  )
  const envio = pedido ? formatEnvio(pedido.perguntas.length, pedido.arquivo) : ''
  return (
    <>
      {lugares ? <Fato nome="Vagas">{formatVagas(lugares)}</Fato> : null}
      {horasSemanais ? <Fato nome="Carga horária">{formatHoras(horasSemanais)}</Fato> : null}
      {modalidade ? <Fato nome="Modalidade">{modalidades[modalidade]}</Fato> : null}
      {envio ? <Fato nome="Para se candidatar">{envio}</Fato> : null}
      {atendimento ? <Fato nome="Requisitos">{`Você atende ${atendimento.atende} de ${atendimento.de}`}</Fato> : null}
      {respostaAte ? <Fato nome="Resposta até">{formatLongDay(respostaAte)}</Fato> : null}
    </>
  )
}

const arquivos = { NAO: '', OPCIONAL: 'PDF opcional', OBRIGATORIO: 'um PDF' }

/** As '2 perguntas e um PDF'; '' if the vaga asks for neither. */
function formatEnvio(perguntas: number, arquivo: keyof typeof arquivos): string {
  const quantas = perguntas === 1 ? '1 pergunta' : `${perguntas} perguntas`
  const partes = [perguntas > 0 ? quantas : '', arquivos[arquivo]].filter(Boolean).join(' e ')
  return partes.charAt(0).toUpperCase() + partes.slice(1)
}

const Fato = ({ nome, children }: { nome: string; children: ReactNode }) => (
  <div>
    <Text as="dt" size="small" color="muted">
      {nome}
    </Text>
    <Text as="dd" weight="medium" numeric>
      {children}
    </Text>
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
