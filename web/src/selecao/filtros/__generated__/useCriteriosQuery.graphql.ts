/**
 * @generated SignedSource<<f1acd1701dd371842ba5ef76b5fcc38f>>
 * @relayHash 35cdb62b169f57e8bd262091774f2502
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5504885c00d734d4c17b946e13de5531aaa941f1f87a2ce71aa06f20e945a7bc

import type { ConcreteRequest } from 'relay-runtime';
export type TipoDePergunta = "ESCOLHA" | "LINK" | "NUMERO" | "TEXTO_CURTO" | "TEXTO_LONGO";
export type useCriteriosQuery$variables = {
  codigo: string;
};
export type useCriteriosQuery$data = {
  readonly vaga: {
    readonly atendimentos: ReadonlyArray<{
      readonly atende: number;
      readonly cr: number | null;
      readonly de: number;
      readonly idDaCandidatura: string;
    }> | null;
    readonly pedido: {
      readonly perguntas: ReadonlyArray<{
        readonly opcoes: ReadonlyArray<string>;
        readonly texto: string;
        readonly tipo: TipoDePergunta;
      }>;
    } | null;
    readonly respostas: ReadonlyArray<{
      readonly idDaCandidatura: string;
      readonly respostas: ReadonlyArray<{
        readonly pergunta: string;
        readonly valor: string;
      }>;
    }> | null;
  } | null;
};
export type useCriteriosQuery = {
  response: useCriteriosQuery$data;
  variables: useCriteriosQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "codigo"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "codigo",
    "variableName": "codigo"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "texto",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tipo",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "opcoes",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "idDaCandidatura",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "RespostasDaCandidatura",
  "kind": "LinkedField",
  "name": "respostas",
  "plural": true,
  "selections": [
    (v5/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Resposta",
      "kind": "LinkedField",
      "name": "respostas",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pergunta",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "valor",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "AtendimentoNaVaga",
  "kind": "LinkedField",
  "name": "atendimentos",
  "plural": true,
  "selections": [
    (v5/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cr",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "atende",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "de",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useCriteriosQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Vaga",
        "kind": "LinkedField",
        "name": "vaga",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PedidoDaVaga",
            "kind": "LinkedField",
            "name": "pedido",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Pergunta",
                "kind": "LinkedField",
                "name": "perguntas",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v6/*:: as any*/),
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCriteriosQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Vaga",
        "kind": "LinkedField",
        "name": "vaga",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PedidoDaVaga",
            "kind": "LinkedField",
            "name": "pedido",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Pergunta",
                "kind": "LinkedField",
                "name": "perguntas",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v8/*:: as any*/)
                ],
                "storageKey": null
              },
              (v8/*:: as any*/)
            ],
            "storageKey": null
          },
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5504885c00d734d4c17b946e13de5531aaa941f1f87a2ce71aa06f20e945a7bc",
    "metadata": {},
    "name": "useCriteriosQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c9244c26861db4cb6326bd7d46e90d3e";

export default node;
