import { useMemo } from 'react'
import { graphql, readInlineData, useFragment } from 'react-relay'
import type { useCandidatos_avaliacao$key } from './__generated__/useCandidatos_avaliacao.graphql.ts'
import type { useCandidatos_candidatura$key } from './__generated__/useCandidatos_candidatura.graphql.ts'
import type {
  useCandidatos_candidaturas$data,
  useCandidatos_candidaturas$key,
} from './__generated__/useCandidatos_candidaturas.graphql.ts'
import type { Avaliacao, Candidato } from './candidatos.ts'

/** Reads candidates as plain rows. */
export function useCandidatos(candidaturasRef: useCandidatos_candidaturas$key): readonly Candidato[] {
  const candidaturas = useFragment(
    graphql`
      fragment useCandidatos_candidaturas on Candidatura @relay(plural: true) @throwOnFieldError {
        id
        codigo
        candidato {
          email
          curso
          periodoInicio
          pessoa {
            id
            codigo
            nome
            avatar
          }
        }
        criadaEm
        cartaDeMotivacao
        respondidaEm
        lida
        # Read by the dialog of a comunicado.
        # eslint-disable-next-line relay/unused-fields
        comunicadoHoje
        ...useCandidatos_candidatura
        avaliacao {
          ...useCandidatos_avaliacao
        }
      }
    `,
    candidaturasRef,
  )
  return useMemo(() => toCandidatos(candidaturas), [candidaturas])
}

/** The fields that a move changes. */
function toEstado(candidaturaRef: useCandidatos_candidatura$key): Pick<Candidato, 'etapa' | 'retida' | 'versao'> {
  const { etapa, retida, versao } = readInlineData(
    graphql`
      fragment useCandidatos_candidatura on Candidatura @inline {
        etapa
        retida
        versao
      }
    `,
    candidaturaRef,
  )
  return { etapa, retida, versao }
}

/** The fields that a change of the avaliacao updates. */
function toAvaliacao(avaliacaoRef: useCandidatos_avaliacao$key): Avaliacao {
  const { nota, etiquetas, totalDeAnotacoes } = readInlineData(
    graphql`
      fragment useCandidatos_avaliacao on Avaliacao @inline {
        nota
        etiquetas
        totalDeAnotacoes
      }
    `,
    avaliacaoRef,
  )
  return { nota, etiquetas, totalDeAnotacoes }
}

type Candidatura = useCandidatos_candidaturas$data[number]

/** Cached, so that a change re-renders only its candidate. */
const rows = new WeakMap<Candidatura, Candidato>()

const toCandidatos = (candidaturas: useCandidatos_candidaturas$data): readonly Candidato[] =>
  candidaturas.map(candidatura => {
    const row = rows.get(candidatura) ?? toCandidato(candidatura)
    rows.set(candidatura, row)
    return row
  })

const toCandidato = ({ id, codigo, candidato, criadaEm, ...candidatura }: Candidatura): Candidato => ({
  id,
  codigoDaCandidatura: codigo,
  pessoa: candidato?.pessoa.id ?? null,
  codigo: candidato?.pessoa.codigo ?? null,
  nome: candidato?.pessoa.nome ?? null,
  email: candidato?.email ?? null,
  curso: candidato?.curso ?? null,
  avatar: candidato?.pessoa.avatar ?? null,
  periodoInicio: candidato?.periodoInicio ?? null,
  criadaEm,
  carta: candidatura.cartaDeMotivacao,
  respondidaEm: candidatura.respondidaEm ?? null,
  lida: candidatura.lida ?? null,
  ...toEstado(candidatura),
  avaliacao: candidatura.avaliacao && toAvaliacao(candidatura.avaliacao),
})
