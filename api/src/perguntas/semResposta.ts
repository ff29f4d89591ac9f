import { sql } from 'drizzle-orm'
import { perguntas, respostas, semArquivo } from '../db/schema/perguntas.ts'
import { isConcluidaVisivel } from '../db/schema/selecao.ts'
import { candidaturas, vagas } from '../db/schema.ts'

/** Whether a row of `perguntas` is obligatory and a row of `candidaturas` has no answer to it. */
export const semResposta = sql<boolean>`(
  ${perguntas.obrigatoria} and not exists (
    select from ${respostas}
    where ${respostas.candidaturaId} = ${candidaturas}.id and ${respostas.perguntaId} = ${perguntas.id}
  )
)`

/**
 * How many answers are due of a row of `candidaturas`, with the file: none once the candidatura, as the student sees it, or
 * the selection is over. `offset 0` makes the planner use the index, where it might scan the tables.
 */
export const respostasFaltando = sql<number>`(
  case when ${isConcluidaVisivel}
    or exists (select from ${vagas} where ${vagas.id} = ${candidaturas}.vaga_id and ${vagas.status} = 'finalizada')
  then 0 else ${semArquivo}::int + (
    select count(*)::int from ${perguntas} where ${perguntas.vagaId} = ${candidaturas}.vaga_id and ${semResposta}
    offset 0
  ) end
)`
