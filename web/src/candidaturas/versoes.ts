import { graphql, readInlineData } from 'react-relay'
import type { readRequisitos_requisitos$key } from '../requisitos/__generated__/readRequisitos_requisitos.graphql.ts'
import { toFrases } from '../requisitos/frases.ts'
import { readRequisitos } from '../requisitos/readRequisitos.ts'
import { readCondicoes, readOriginais } from '../tags/camposDaVaga.ts'
import type { versoes_original$key } from './__generated__/versoes_original.graphql.ts'
import type { versoes_vaga$key } from './__generated__/versoes_vaga.graphql.ts'
import type { Versao } from './campos.ts'

const agora = graphql`
  fragment versoes_vaga on Vaga @inline {
    titulo
    descricao
    prazo
    nomeDoTipo
    departamento {
      nome
    }
    local {
      nome
    }
    interesses {
      nome
    }
    remuneracao
    desconto
    horasComplementares
    ...camposDaVaga_condicoes
    requisitos {
      ...readRequisitos_requisitos
    }
  }
`

const antes = graphql`
  fragment versoes_original on VagaOriginal @inline {
    titulo
    descricao
    prazo
    nomeDoTipo
    departamento
    local
    interesses
    remuneracao
    desconto
    horasComplementares
    ...camposDaVaga_original
    requisitos {
      ...readRequisitos_requisitos
    }
  }
`

/** The vaga as it is. */
export function readAgora(vagaRef: versoes_vaga$key): Versao {
  const vaga = readInlineData(agora, vagaRef)
  const { titulo, descricao, prazo, departamento, local, interesses, requisitos } = vaga
  const { remuneracao, desconto, horasComplementares } = vaga
  return {
    titulo,
    descricao,
    prazo,
    tipo: vaga.nomeDoTipo,
    departamento: departamento?.nome,
    local: local?.nome,
    interesses: interesses.map(({ nome }) => nome),
    remuneracao,
    desconto,
    horasComplementares,
    ...readCondicoes(vaga),
    requisitos: toTexto(requisitos),
  }
}

/** The vaga as it was when the student applied. */
export function readAntes(vagaRef: versoes_original$key): Versao {
  const vaga = readInlineData(antes, vagaRef)
  const { titulo, descricao, prazo, departamento, local, interesses, requisitos } = vaga
  const { remuneracao, desconto, horasComplementares } = vaga
  return {
    titulo,
    descricao,
    prazo,
    tipo: vaga.nomeDoTipo,
    departamento,
    local,
    interesses,
    remuneracao,
    desconto,
    horasComplementares,
    ...readOriginais(vaga),
    requisitos: toTexto(requisitos),
  }
}

const toTexto = (requisitosRef: readRequisitos_requisitos$key | null | undefined): string | null =>
  requisitosRef ? toFrases(readRequisitos(requisitosRef)).join('\n') || 'Nenhum' : null
