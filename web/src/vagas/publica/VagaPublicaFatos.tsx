import { graphql, useFragment } from 'react-relay'
import { beneficios, condicoes, readPublicas, toFatos } from '../../tags/camposDaVaga.ts'
import { formatDay } from '../../ui/dates.ts'
import { Fato } from '../vaga/Fato.tsx'
import { Fatos } from '../vaga/Fatos.tsx'
import type { VagaPublicaFatos_vaga$key } from './__generated__/VagaPublicaFatos_vaga.graphql.ts'

/** What a public vaga offers, where, and on what conditions. */
export const VagaPublicaFatos = ({ vagaRef }: { vagaRef: VagaPublicaFatos_vaga$key }) => {
  const vaga = useFragment(
    graphql`
      fragment VagaPublicaFatos_vaga on VagaPublica @throwOnFieldError {
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
  const fatos = [
    ...toFatos(beneficios, { remuneracao, desconto, horasComplementares }),
    { nome: 'Departamento', valor: nomeDoDepartamento ?? 'Departamento não especificado' },
    { nome: 'Local', valor: nomeDoLocal ?? 'Localização não especificada' },
    ...toFatos(condicoes, oferecidas),
    ...(oferecidas.respostaAte ? [{ nome: 'Resposta até', valor: formatDay(oferecidas.respostaAte) }] : []),
  ]
  return (
    <Fatos>
      {fatos.map(({ nome, valor }) => (
        <Fato key={nome} nome={nome}>
          {valor}
        </Fato>
      ))}
    </Fatos>
  )
}
