/** A discipline as a transcript spells it. */
export type Disciplina = { codigo: string; nome: string; creditos: number }

export type TipoDeModelo = 'monitoria' | 'iniciacao_cientifica' | 'estagio' | 'bolsa' | 'empresa_jr' | 'laboratorio'

/** What is particular to one vaga; its description is composed around it in `descricao.ts`. */
export type ModeloDeVaga = {
  tipo: TipoDeModelo
  titulo: string
  texto: string
  requisitos: string[]
  interesses: string[]
}

export type ConteudoDoDepartamento = {
  nome: string
  /** Where a student knocks, as it reads after 'na' ('secretaria do Departamento de Informática'). */
  secretaria: string
  disciplinas: Disciplina[]
  vagas: ModeloDeVaga[]
}

export function vaga(
  tipo: TipoDeModelo,
  titulo: string,
  texto: string,
  requisitos: string[],
  interesses: string[],
): ModeloDeVaga {
  return { tipo, titulo, texto, requisitos, interesses }
}

export function disciplina(codigo: string, nome: string, creditos = 4): Disciplina {
  return { codigo, nome, creditos }
}
