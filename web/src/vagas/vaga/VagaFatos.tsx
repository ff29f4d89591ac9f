import { Suspense } from 'react'
import { graphql, useFragment } from 'react-relay'
import { condicoes, readCondicoes, toFatos } from '../../tags/camposDaVaga.ts'
import { formatDay } from '../../ui/dates.ts'
import { formatMoney, formatPercent } from '../../ui/format.ts'
import type { VagaFatos_condicoes$key } from './__generated__/VagaFatos_condicoes.graphql.ts'
import type { VagaFatos_vaga$key } from './__generated__/VagaFatos_vaga.graphql.ts'
import { Fato } from './Fato.tsx'
import { Fatos } from './Fatos.tsx'

const fragment = graphql`
  fragment VagaFatos_vaga on Vaga @throwOnFieldError {
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
    ...VagaFatos_condicoes
  }
`

/** What people compare vagas by: for how much, and where. The list has loaded it. */
export const VagaFatos = ({ vagaRef }: { vagaRef: VagaFatos_vaga$key }) => {
  const vaga = useFragment(fragment, vagaRef)
  return (
    <Fatos>
      {vaga.remuneracao ? <Fato nome="Remuneração">{`${formatMoney(vaga.remuneracao)} por mês`}</Fato> : null}
      {vaga.desconto ? <Fato nome="Desconto na mensalidade">{formatPercent(vaga.desconto)}</Fato> : null}
      {vaga.horasComplementares ? <Fato nome="Horas Complementares">{`${vaga.horasComplementares}h`}</Fato> : null}
      <Fato nome="Departamento">{vaga.departamento?.nome ?? 'Departamento não especificado'}</Fato>
      <Fato nome="Local">{vaga.local?.nome ?? 'Localização não especificada'}</Fato>
      {vaga.criadaEm ? (
        <Fato nome="Publicado em">
          <time dateTime={vaga.criadaEm}>{formatDay(vaga.criadaEm)}</time>
        </Fato>
      ) : null}
      <Suspense fallback={null}>
        <CondicoesDaVaga vagaRef={vaga} />
      </Suspense>
    </Fatos>
  )
}

/** Facts to know before applying. The list does not load them. */
const CondicoesDaVaga = ({ vagaRef }: { vagaRef: VagaFatos_condicoes$key }) => {
  const vaga = useFragment(
    graphql`
      fragment VagaFatos_condicoes on Vaga @throwOnFieldError {
        ...camposDaVaga_condicoes
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
  const { pedido, atendimento } = vaga
  const oferecidas = readCondicoes(vaga)
  const envio = pedido ? formatEnvio(pedido.perguntas.length, pedido.arquivo) : ''
  return (
    <>
      {toFatos(condicoes, oferecidas).map(({ nome, valor }) => (
        <Fato key={nome} nome={nome}>
          {valor}
        </Fato>
      ))}
      {envio ? <Fato nome="Para se candidatar">{envio}</Fato> : null}
      {atendimento ? <Fato nome="Requisitos">{`Você atende ${atendimento.atende} de ${atendimento.de}`}</Fato> : null}
      {oferecidas.respostaAte ? <Fato nome="Resposta até">{formatDay(oferecidas.respostaAte)}</Fato> : null}
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
