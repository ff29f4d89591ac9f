/* What several tables of the map have: why a personal column is not in the copy, and how some are read. */

export const deOutro = 'É o registro de outra pessoa.'
export const citaOutros = 'Pode ter o nome de outra pessoa.'
export const segredo = 'É um segredo, ou o que se calcula dele.'
export const interno = 'Só diz como o programa trabalha.'
export const avaliacaoAlheia = 'São palavras de quem seleciona, para si: pedem-se ao encarregado.'

export const nomeDaVaga = { rotulo: 'Oportunidade', valor: '(select titulo from vagas v where v.id = vaga_id)' }
export const nomeDoDepartamento = {
  rotulo: 'Departamento',
  valor: '(select name from departamentos d where d.id = departamento_id)',
}
export const oArquivo = { rotulo: 'Arquivo', valor: "'arquivos/' || id || '.pdf'" }
export const daCandidatura = { coluna: 'candidatura_id', tabela: 'candidaturas' }
