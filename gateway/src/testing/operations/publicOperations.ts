import type { Operation } from './operation.ts'

/** The operations that need no token. */
export const publicas: Operation[] = [
  {
    name: 'mural',
    query: '{ mural { total porTipo { tipo total } vagas { codigo titulo tipo nomeDoDepartamento prazo } } }',
    call: 'GET /publico/mural',
    body: {
      total: 1,
      por_tipo: [{ tipo: { id: 1, nome: 'Monitoria' }, total: 1 }],
      vagas: [
        {
          id: 12,
          titulo: 'Monitoria',
          prazo: '2099-12-31',
          tipo: { id: 1, nome: 'Monitoria' },
          department: { id: 3, name: 'Física' },
        },
      ],
    },
    extension: true,
  },
  {
    name: 'documento',
    query: '{ documento(tipo: TERMOS) { tipo numero publicadoEm mudou texto versoes { numero publicadoEm mudou } } }',
    call: 'GET /documentos?tipo=termos',
    body: {
      documento: { numero: 2, publicado_em: '2026-03-09T14:00:00Z', mudou: 'Novo prazo.', texto: 'Os termos.' },
      versoes: [{ numero: 2, publicado_em: '2026-03-09T14:00:00Z', mudou: 'Novo prazo.' }],
    },
    extension: true,
  },
  {
    name: 'vagaPublica',
    query:
      '{ vagaPublica(codigo: "12") { codigo titulo descricao tipo prazo criadaEm nomeDoDepartamento nomeDoLocal remuneracao desconto horasComplementares lugares horasSemanais modalidade respostaAte } }',
    call: 'GET /publico/vagas/12',
    body: {
      id: 12,
      titulo: 'Monitoria',
      descricao: 'Ajudar.',
      prazo: '2099-12-31',
      criado_em: '2026-03-09T14:00:00Z',
      tipo: { id: 1, nome: 'Monitoria' },
      department: { id: 3, name: 'Física' },
      location: { id: 1, name: 'PUC' },
      remuneracao: 600,
    },
    extension: true,
  },
]
