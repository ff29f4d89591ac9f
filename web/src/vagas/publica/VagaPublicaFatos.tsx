import { graphql, readInlineData } from 'react-relay'
import { beneficios, condicoes, readPublicas, toFatos } from '../../tags/camposDaVaga.ts'
import { formatDay } from '../../ui/dates.ts'
import { Fato } from '../vaga/Fato.tsx'
import { Fatos } from '../vaga/Fatos.tsx'
import type { VagaPublicaFatos_vaga$key } from './__generated__/VagaPublicaFatos_vaga.graphql.ts'

/** What a public vaga offers, where, and on what conditions, in the order of its page and its poster. */
export function readFatosPublicos(vagaRef: VagaPublicaFatos_vaga$key): { nome: string; valor: string }[] {
  const vaga = readInlineData(
    graphql`
      fragment VagaPublicaFatos_vaga on VagaPublica @inline {
        nomeDoDepartamento
        nomeDoLocal
        remuneracao
        desconto
        horasComplementares
        ...camposDaVaga_publica
      }
    `,
    vagaRef,
  )
  const { nomeDoDepartamento, nomeDoLocal, remuneracao, desconto, horasComplementares } = vaga
  const oferecidas = readPublicas(vaga)
  return [
    ...toFatos(beneficios, { remuneracao, desconto, horasComplementares }),
    { nome: 'Departamento', valor: nomeDoDepartamento ?? 'Departamento não especificado' },
    { nome: 'Local', valor: nomeDoLocal ?? 'Localização não especificada' },
    ...toFatos(condicoes, oferecidas),
    ...(oferecidas.respostaAte ? [{ nome: 'Resposta até', valor: formatDay(oferecidas.respostaAte) }] : []),
  ]
}

export const VagaPublicaFatos = ({ vagaRef }: { vagaRef: VagaPublicaFatos_vaga$key }) => (
  <Fatos>
    {readFatosPublicos(vagaRef).map(({ nome, valor }) => (
      <Fato key={nome} nome={nome}>
        {valor}
      </Fato>
    ))}
  </Fatos>
)
