/* Why a personal column is not in the copy of one's data, where several have the same reason. */

export const deOutro = 'É o registro de outra pessoa.'
export const citaOutros = 'Pode ter o nome de outra pessoa.'
export const segredo = 'É um segredo, ou o que se calcula dele.'
export const interno = 'Só diz como o programa trabalha.'
export const avaliacaoAlheia = 'São palavras de quem seleciona, para si: pedem-se ao encarregado.'
