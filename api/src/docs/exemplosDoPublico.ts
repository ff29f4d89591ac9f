import { monitoria, pesquisa } from './exemplosDeVagas.ts'

const toResumo = ({ id, titulo, prazo, tipo, department }: typeof monitoria | typeof pesquisa) => ({
  id,
  titulo,
  prazo,
  tipo,
  department,
})

const toPublica = (vaga: typeof monitoria | typeof pesquisa) => ({
  ...toResumo(vaga),
  descricao: vaga.descricao,
  criado_em: vaga.criado_em,
  location: vaga.location,
  remuneracao: vaga.remuneracao,
  desconto: vaga.desconto,
  horas_complementares: vaga.horas_complementares,
  lugares: vaga.lugares,
  horas_semanais: vaga.horas_semanais,
  modalidade: vaga.modalidade,
  resposta_ate: vaga.resposta_ate,
})

const estagio = { id: 3, nome: 'Estágio' }

/** What is read without a session: see exemplos.ts. */
export const exemplosDoPublico = {
  'GET /departamentos': {
    todos: {
      response: [
        { id: 1, name: 'Informática' },
        { id: 2, name: 'Física' },
      ],
    },
  },
  'GET /vagas/tipo': {
    todos: { response: [monitoria.tipo, pesquisa.tipo, estagio].map(tipo => ({ ...tipo, aceita_rascunho: true })) },
  },
  'GET /publico/mural': {
    mural: {
      response: {
        total: 2,
        por_tipo: [
          { tipo: monitoria.tipo, total: 1 },
          { tipo: pesquisa.tipo, total: 1 },
          { tipo: estagio, total: 0 },
        ],
        vagas: [toResumo(monitoria), toResumo(pesquisa)],
        abertas: [{ id: monitoria.id }, { id: pesquisa.id }],
      },
    },
  },
  'GET /publico/vagas/{id}': {
    monitoria: { response: toPublica(monitoria) },
    pesquisa: { response: toPublica(pesquisa) },
  },
}
