import type { TipoDeModelo } from './departamento.ts'

/** The day-to-day of each kind of vaga. {horas} and {dias} are filled in. */
export const rotinas: Record<TipoDeModelo, string[]> = {
  monitoria: [
    'São {horas} horas semanais, em geral {dias}, com reunião rápida com a equipe da disciplina a cada quinze dias.',
    'O atendimento acontece {dias}. A carga total é de {horas} horas por semana, já contando o preparo do material.',
    'A dedicação esperada é de {horas} horas por semana; os horários são combinados depois que a grade estiver fechada.',
    'Contamos com {horas} horas semanais: metade em plantão, {dias}, e metade em correção e preparo.',
    'O monitor trabalha {horas} horas por semana e participa da aplicação das provas. Os plantões são {dias}.',
    'Não há trabalho em semana de G3. No resto do período, {horas} horas semanais, preferencialmente {dias}.',
  ],
  iniciacao_cientifica: [
    'A dedicação é de {horas} horas semanais, com encontro de orientação toda semana e seminário do grupo uma vez por mês.',
    'O plano de trabalho dura doze meses, com relatório parcial no sexto. Esperamos {horas} horas por semana, parte delas no laboratório.',
    'Você terá um plano de trabalho próprio, orientação semanal e {horas} horas por semana para levá-lo adiante.',
    'O grupo se reúne {dias}. Fora isso, cada um organiza suas {horas} horas semanais como preferir.',
    'Ao fim do projeto o bolsista apresenta seus resultados no Seminário de Iniciação Científica. A carga é de {horas} horas semanais.',
    'No primeiro mês, leitura e formação; depois, trabalho de verdade. São {horas} horas por semana, com reuniões {dias}.',
  ],
  estagio: [
    'A jornada é de {horas} horas semanais, compatível com as aulas, com termo de compromisso e seguro.',
    'Contrato inicial de seis meses, renovável, com {horas} horas por semana e supervisor indicado desde o primeiro dia.',
    'O horário é flexível dentro de {horas} horas semanais; pedimos presença {dias}.',
    'Estágio não obrigatório de {horas} horas semanais, com avaliação conjunta a cada três meses.',
    'São {horas} horas por semana. Em época de prova a jornada cai pela metade, como manda a lei do estágio.',
  ],
  bolsa: [
    'A bolsa tem duração de um semestre letivo, renovável uma vez, com {horas} horas semanais de atividades.',
    'O bolsista dedica {horas} horas por semana ao projeto e entrega um relatório curto ao fim de cada bimestre.',
    'A vigência começa no mês seguinte à seleção. São {horas} horas semanais, com encontros {dias}.',
    'A equipe se encontra {dias}; o restante das {horas} horas semanais pode ser cumprido em horário livre.',
  ],
  empresa_jr: [
    'A dedicação mínima é de {horas} horas por semana. Há assembleia mensal e uma boa dose de convívio.',
    'O processo tem três etapas: formulário, dinâmica e conversa. Quem entra dedica {horas} horas semanais.',
    'As equipes se reúnem {dias}, à noite ou no intervalo do almoço, e a carga fica em torno de {horas} horas semanais.',
    'Não há remuneração: há cliente, responsabilidade e aprendizado. Reserve {horas} horas por semana.',
    'O trainee dura dois meses, com {horas} horas semanais, e termina com a efetivação de quem cumpriu o plano.',
  ],
  laboratorio: [
    'O trabalho é presencial, {dias}, num total de {horas} horas semanais.',
    'São {horas} horas por semana, em turnos combinados com a equipe técnica. Pedimos constância mais do que velocidade.',
    'Nas duas primeiras semanas você acompanha alguém mais antigo. Depois, {horas} horas semanais com autonomia crescente.',
    'O laboratório funciona de segunda a sexta, das 8h às 18h; escolha seus turnos até completar {horas} horas por semana.',
    'Há reunião de bancada {dias}. A carga semanal é de {horas} horas.',
  ],
}

export const requisitosGerais: Record<TipoDeModelo, string[]> = {
  monitoria: [
    'Não estar em probatório',
    'Estar regularmente matriculado no período',
    'Poder assumir já na segunda semana de aulas',
  ],
  iniciacao_cientifica: [
    'Currículo Lattes atualizado',
    'Não ter vínculo empregatício',
    'CR acumulado igual ou superior a 7,0',
    'Previsão de formatura em um ano ou mais',
  ],
  estagio: [
    'Matrícula ativa e frequência regular',
    'Disponibilidade para início imediato',
    'Não ter outro estágio em curso',
  ],
  bolsa: ['Não acumular outra bolsa da universidade', 'Histórico atualizado', 'Conta-corrente em nome próprio'],
  empresa_jr: [
    'Disposição para aprender em grupo',
    'Permanência mínima de dois semestres',
    'Presença nas formações iniciais',
  ],
  laboratorio: ['Permanência mínima de um semestre', 'Assiduidade', 'Respeito às normas do laboratório'],
}

/** {professor}, {email}, {secretaria} and {prazo} are filled in. */
export const comoSeCandidatar = [
  'Candidate-se por aqui até {prazo}. Uma carta curta ajuda, mas não é obrigatória.',
  'As inscrições vão até {prazo}, nesta página. A seleção tem análise de histórico e uma conversa de vinte minutos.',
  'Para participar, envie sua candidatura até {prazo} e conte, em um ou dois parágrafos, por que esta vaga faz sentido para você.',
  'Inscreva-se até {prazo}. Dúvidas podem ser tiradas por mensagem com {professor} ou na {secretaria}.',
  'O prazo é {prazo}. Os selecionados recebem mensagem na semana seguinte; quem não for chamado também recebe resposta.',
  'Basta se candidatar nesta página até {prazo}. Importe seu histórico antes: ele é o primeiro documento que olhamos.',
  'Inscrições até {prazo}. Se quiser conhecer a equipe antes, passe na {secretaria}, e pergunte por {professor}.',
  'Envie a candidatura até {prazo}. As entrevistas, presenciais ou por vídeo, acontecem na semana seguinte.',
  'Aceitamos candidaturas até {prazo}; se a vaga for preenchida antes, avisamos todo mundo.',
  'Até {prazo}, candidate-se e fique de olho nas mensagens: é por lá que {professor} marca as conversas.',
]

export const fechos = [
  'Incentivamos a candidatura de mulheres, pessoas negras, indígenas, trans e com deficiência.',
  'Não atende a todos os requisitos? Candidate-se mesmo assim e conte o que pretende aprender.',
  'Alunos de outros cursos são muito bem-vindos.',
  'Bolsistas do Prouni podem participar sem prejuízo da bolsa.',
  'Quem já participou de edições anteriores pode se inscrever de novo.',
  'Caso precise de alguma adaptação para a entrevista, é só avisar.',
]

export const dias = [
  'às segundas e quartas, das 15h às 17h',
  'às terças e quintas, das 13h às 15h',
  'às sextas pela manhã',
  'às quartas à tarde',
  'às terças, no fim da tarde',
  'às quintas, das 9h às 12h',
  'às segundas, das 11h às 13h',
  'em dois turnos a combinar',
]

/** Hours a week. */
export const cargas: Record<TipoDeModelo, number[]> = {
  monitoria: [4, 6, 8, 8, 10],
  iniciacao_cientifica: [10, 12, 16, 20],
  estagio: [20, 20, 24, 30],
  bolsa: [8, 10, 12],
  empresa_jr: [8, 10, 12, 15],
  laboratorio: [8, 10, 12],
}
