/** One conversation: what the first person ('a') and the second ('b') write, in turn as listed. */
export type Dialogo = Array<{ de: 'a' | 'b'; texto: string }>

const a = (texto: string) => ({ de: 'a' as const, texto })
const b = (texto: string) => ({ de: 'b' as const, texto })

/** A student ('a') and a professor ('b') about a vaga: {vaga}, {professor}, {aluno}, {interesse}. */
export const comProfessor: Dialogo[] = [
  [
    a('Bom dia, {professor}! Vi a vaga "{vaga}" e fiquei com uma dúvida: aluno do terceiro período pode se inscrever?'),
    b('Bom dia, {aluno}. Pode, sim. O que mais conta é o tempo disponível na semana.'),
    a('Que bom! Tenho as tardes de terça e quinta livres.'),
    b('Perfeito, encaixa bem com a equipe. Faça a candidatura por lá e importe o histórico, por favor.'),
    a('Já importei. Agradeço a resposta rápida!'),
    b('Imagina. Até breve!'),
  ],
  [
    a('Olá, {professor}, tudo bem? Enviei minha candidatura para "{vaga}" ontem à noite.'),
    b('Olá, {aluno}! Recebi e gostei da carta. Você consegue conversar na quinta, às 14h?'),
    a('Consigo! É presencial?'),
    b('Pode ser na minha sala ou por vídeo, como preferir.'),
    a('Prefiro presencial, estarei no campus.'),
    b('Combinado. Traga, se puder, um exemplo de trabalho seu, mesmo que pequeno.'),
    a('Levo, sim. Até quinta!'),
  ],
  [
    b(
      '{aluno}, agradeço a candidatura em "{vaga}". Gostei muito do que você escreveu sobre {interesse}. Pode contar mais?',
    ),
    a('Claro! Foi um trabalho da disciplina que acabou virando um projeto pessoal. Posso mandar o relatório?'),
    b('Mande, por favor. Leio no fim de semana.'),
    a('Acabei de deixar na secretaria, impresso. Achei que seria mais fácil de rabiscar :)'),
    b('Excelente ideia. Volto a escrever na segunda.'),
  ],
  [
    a(
      'Boa tarde, {professor}. Precisei cancelar a candidatura em "{vaga}" porque consegui um estágio no mesmo horário. Queria agradecer mesmo assim.',
    ),
    b('Olá, {aluno}. Parabéns pelo estágio! Quando os horários mudarem, escreva: a porta fica aberta.'),
    a('Agradeço muito, {professor}. De verdade.'),
  ],
  [
    a('Oi, {professor}! A monitoria desta semana vai ser na sala de sempre?'),
    b('Oi! Não, a sala está em obra. Vamos para o laboratório do terceiro andar.'),
    a('Anotado. Posso avisar no grupo da turma?'),
    b('Por favor. E diga que vou levar a prova corrigida.'),
    a('Agora é que ninguém vai faltar.'),
    b('Era essa a intenção.'),
  ],
  [
    b('Olá, {aluno}. A seleção para "{vaga}" terminou e gostaria de convidar você para a equipe.'),
    a('Meu Deus, que notícia boa! Aceito, claro!'),
    b('Ótimo. A primeira reunião é na segunda, às 10h. Vou apresentar o projeto e dividir as primeiras tarefas.'),
    a('Preciso ler alguma coisa antes?'),
    b('Há dois artigos curtos na pasta do grupo. O segundo é mais importante que o primeiro.'),
    a('Pode deixar. Vou começar hoje mesmo.'),
    b('Com calma: é um ano inteiro pela frente.'),
  ],
  [
    a('Boa noite, {professor}. A bolsa de "{vaga}" pode ser acumulada com a de permanência?'),
    b('Olá, {aluno}. Pode, sim: a de permanência não conta como bolsa acadêmica.'),
    a('Ufa. Então vou me candidatar amanhã cedo, depois de revisar a carta.'),
    b('Fique à vontade. E não se preocupe tanto com a carta: conte o que você já fez e o que quer aprender.'),
  ],
  [
    a('Olá, {professor}! Dizem que reprovação no histórico elimina a gente. É verdade para "{vaga}"?'),
    b('Não. Uma reprovação, {aluno}, todo mundo tem uma história para contar. Três na mesma matéria, aí conversamos.'),
    a('É uma só, no primeiro período. Vou me candidatar, então.'),
    b('Faça isso. E, se quiser, conte na carta o que mudou desde então.'),
  ],
  [
    a('Boa tarde, {professor}. Sou de outro curso. Ainda assim posso concorrer a "{vaga}"?'),
    b('Boa tarde! Pode e deve. Gente de fora faz perguntas que já esquecemos de fazer.'),
    a('Ótimo! Não tenho todos os pré-requisitos, mas estou estudando {interesse} por conta própria.'),
    b('Qual material você está usando?'),
    a('As aulas gravadas do departamento e um livro da biblioteca, o de capa vermelha.'),
    b('Boa escolha. Pule o capítulo três na primeira leitura.'),
    a('Tarde demais, já sofri com ele :)'),
  ],
  [
    b('Oi, {aluno}. Você pode substituir a colega no plantão de amanhã, das 13h às 15h?'),
    a('Posso, sim. Alguma lista em especial?'),
    b('A lista 5. O exercício 8 costuma dar confusão; leve o gabarito comentado.'),
    a('Combinado. Depois mando um resumo das dúvidas.'),
    b('Perfeito, ajuda muito a preparar a aula seguinte.'),
  ],
  [
    a('{aluno} falando, da reunião de ontem. Ficou faltando combinar a data da apresentação.'),
    b('É verdade! Que tal dia 12, no seminário do grupo?'),
    a('Dia 12 tenho prova às 9h. Pode ser à tarde?'),
    b('Claro, fica às 15h. Vinte minutos, com cinco de perguntas.'),
    a('Vou mandar os slides antes. Aceito críticas sinceras.'),
    b('Sinceras e gentis, prometo.'),
    a('Valeu, {professor}!'),
  ],
  [
    a('Bom dia, {professor}. Quando sai o resultado da seleção de "{vaga}"?'),
    b('Bom dia, {aluno}. Até sexta. Tivemos mais candidatos do que o esperado, e quero ler todas as cartas.'),
    a('Sem problema, só não queria perder o aviso.'),
    b('Vai chegar por aqui mesmo, para quem entrou e para quem não entrou.'),
    a('Isso já é raro. Fico no aguardo!'),
  ],
]

/** Two students: {nome} is the second one's first name, {disciplina} a discipline, {interesse} an interest. */
export const entreAlunos: Dialogo[] = [
  [
    a('Oi, {nome}! Você que fez {disciplina} período passado, ainda tem as listas?'),
    b('Tenho! Quer as resolvidas ou só os enunciados?'),
    a('Só os enunciados por enquanto, vou fingir que sou forte'),
    b('haha boa sorte. A lista 4 é a que cai na prova, presta atenção nela'),
    a('Anotado. Te pago um café'),
  ],
  [
    a('{nome}, bora fechar grupo pro trabalho de {disciplina}?'),
    b('Bora! Já tem mais alguém?'),
    a('Por enquanto só a gente e a Duda'),
    b('Chamo o Renan então, ele escreve bem'),
    a('Fechado. Primeira reunião quinta depois da aula?'),
    b('Pode ser no pilotis, a biblioteca lota nesse horário'),
    a('Combinado!'),
    b('Já criei um documento e dividi as seções, dá uma olhada quando puder'),
  ],
  [
    b('Ei, vi que você também curte {interesse}. Vai na palestra de sexta?'),
    a('Não sabia! Onde é?'),
    b('No auditório do Rio Datacentro, às 15h. Vale hora complementar'),
    a('Opa, então vou duas vezes'),
    b('hahaha te guardo lugar'),
  ],
  [
    a('Como foi sua entrevista pra iniciação?'),
    b('Foi tranquila! Perguntaram mais do que eu gosto de estudar do que de nota'),
    a('Que alívio, a minha é amanhã'),
    b('Vai dar certo. Leva exemplos do que você já fez, mesmo que seja coisa de aula'),
    a('Valeu demais, {nome}'),
    b('Depois me conta!'),
    a('Conto! Se passar, a gente almoça fora do bandejão'),
  ],
  [
    a('{nome}, você sabe se ACP conta curso online?'),
    b('Conta, mas tem limite. Acho que são dois créditos no máximo'),
    a('Poxa, fiz três'),
    b('Pergunta na coordenação, a secretária é super gente boa'),
  ],
  [
    b('Oi! A gente se conectou ontem. Sou da empresa júnior e estamos procurando gente que entenda de {interesse}'),
    a('Oi, {nome}! Interessa, sim. Como funciona?'),
    b('Tem um projeto de dois meses, umas 8h por semana. O processo seletivo abre segunda'),
    a('Me manda o link quando abrir?'),
    b('Mando. Vai estar aqui na lista de oportunidades também'),
    a('Perfeito, já deixei salva a busca'),
  ],
  [
    a('Esqueci meu caderno na sala de {disciplina}, você ainda está por lá?'),
    b('Tô saindo agora, peraí que volto'),
    b('Achei! Capa azul com adesivo de gato?'),
    a('Esse mesmo, salvou minha vida'),
    b('Deixo na xerox do Leme no seu nome'),
  ],
]
