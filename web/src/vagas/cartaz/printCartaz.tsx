import { fetchQuery, graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import { paths } from '../../paths.ts'
import { readSessao } from '../../sessao/sessao.ts'
import { tipos } from '../../tags/tipos.ts'
import { formatDay } from '../../ui/dates.ts'
import { printPaper } from '../../ui/printPaper.tsx'
import { readFatosPublicos } from '../publica/VagaPublicaFatos.tsx'
import type { printCartazQuery } from './__generated__/printCartazQuery.graphql.ts'
import { Folha } from './Folha.tsx'

const query = graphql`
  query printCartazQuery($codigo: ID!, $comQuem: Boolean!) @throwOnFieldError {
    instituicao {
      nome
    }
    vagaPublica(codigo: $codigo) {
      titulo
      tipo
      nomeDoTipo
      prazo
      ...VagaPublicaFatos_vaga
    }
    vaga(codigo: $codigo) @include(if: $comQuem) {
      professor
      autor {
        nome
      }
    }
  }
`

/**
 * Prints a poster with what everybody may read of a vaga and, for a professor, with the name of who offers it: the public
 * page names nobody. Throws if the vaga is not public any more.
 */
export async function printCartaz(environment: IEnvironment, codigo: string): Promise<void> {
  const comQuem = readSessao()?.ehAluno === false
  const data = await fetchQuery<printCartazQuery>(environment, query, { codigo, comQuem }).toPromise()
  const { vagaPublica: vaga, vaga: lida, instituicao } = data ?? {}
  if (!vaga || !instituicao) throw new Error('not public')
  const quem = lida?.professor ?? lida?.autor?.nome
  const logo = document.documentElement.dataset['logo'] ?? null
  await load(logo)
  printPaper(
    <Folha
      instituicao={instituicao.nome}
      logo={logo}
      tipo={vaga.nomeDoTipo ?? tipos[vaga.tipo].nome}
      titulo={vaga.titulo ?? 'Título não especificado'}
      fatos={[
        ...(vaga.prazo ? [{ nome: 'Inscrições até', valor: formatDay(vaga.prazo) }] : []),
        ...readFatosPublicos(vaga),
        ...(quem ? [{ nome: 'Com', valor: quem }] : []),
      ]}
      address={new URL(paths.vagaPublica(codigo), window.location.origin).href}
    />,
  )
}

/** An image that has not loaded yet would not be on the paper. */
async function load(logo: string | null): Promise<void> {
  if (logo === null) return
  const image = new Image()
  image.src = logo
  // A poster without its logo is better than none.
  await image.decode().catch(() => {})
}
