/**
 * @generated SignedSource<<719ce92a21afe070f84b0dfcda5b1172>>
 * @relayHash b33d78a5e685fe28da15cdc8535e084c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b304d4130cd530fe85a68cc074a09b53a24a6b3a686eaf14ae33500d75a0df6d

import type { ConcreteRequest } from 'relay-runtime';
export type CampoDaVaga = "DEPARTAMENTO" | "DESCONTO" | "DESCRICAO" | "HORAS_COMPLEMENTARES" | "INTERESSES" | "LOCAL" | "PRAZO" | "REMUNERACAO" | "TIPO" | "TITULO";
export type VagaAntesQuery$variables = {
  codigo: string;
};
export type VagaAntesQuery$data = {
  readonly viewer: {
    readonly candidatura: {
      readonly vaga: {
        readonly departamento: {
          readonly nome: string;
        } | null;
        readonly desconto: number | null;
        readonly descricao: string | null;
        readonly horasComplementares: number | null;
        readonly interesses: ReadonlyArray<{
          readonly nome: string;
        }>;
        readonly local: string | null;
        readonly nomeDoTipo: string | null;
        readonly prazo: string | null;
        readonly remuneracao: number | null;
        readonly titulo: string | null;
      } | null;
      readonly vagaOriginal: {
        readonly departamento: string | null;
        readonly desconto: number | null;
        readonly descricao: string | null;
        readonly horasComplementares: number | null;
        readonly interesses: ReadonlyArray<string>;
        readonly local: string | null;
        readonly mudou: ReadonlyArray<CampoDaVaga>;
        readonly nomeDoTipo: string | null;
        readonly prazo: string | null;
        readonly remuneracao: number | null;
        readonly titulo: string | null;
      } | null;
    } | null;
  } | null;
};
export type VagaAntesQuery = {
  response: VagaAntesQuery$data;
  variables: VagaAntesQuery$variables;
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
    "name": "vaga",
    "variableName": "codigo"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "titulo",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "descricao",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "prazo",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nomeDoTipo",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "local",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "remuneracao",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "desconto",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "horasComplementares",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "VagaOriginal",
  "kind": "LinkedField",
  "name": "vagaOriginal",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mudou",
      "storageKey": null
    },
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    (v5/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "departamento",
      "storageKey": null
    },
    (v6/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "interesses",
      "storageKey": null
    },
    (v7/*:: as any*/),
    (v8/*:: as any*/),
    (v9/*:: as any*/)
  ],
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v12 = [
  (v11/*:: as any*/)
],
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v14 = [
  (v11/*:: as any*/),
  (v13/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "VagaAntesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "CandidaturaEdge",
            "kind": "LinkedField",
            "name": "candidatura",
            "plural": false,
            "selections": [
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Vaga",
                "kind": "LinkedField",
                "name": "vaga",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Departamento",
                    "kind": "LinkedField",
                    "name": "departamento",
                    "plural": false,
                    "selections": (v12/*:: as any*/),
                    "storageKey": null
                  },
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Interesse",
                    "kind": "LinkedField",
                    "name": "interesses",
                    "plural": true,
                    "selections": (v12/*:: as any*/),
                    "storageKey": null
                  },
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
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
    "name": "VagaAntesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "CandidaturaEdge",
            "kind": "LinkedField",
            "name": "candidatura",
            "plural": false,
            "selections": [
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Vaga",
                "kind": "LinkedField",
                "name": "vaga",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Departamento",
                    "kind": "LinkedField",
                    "name": "departamento",
                    "plural": false,
                    "selections": (v14/*:: as any*/),
                    "storageKey": null
                  },
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Interesse",
                    "kind": "LinkedField",
                    "name": "interesses",
                    "plural": true,
                    "selections": (v14/*:: as any*/),
                    "storageKey": null
                  },
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v13/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b304d4130cd530fe85a68cc074a09b53a24a6b3a686eaf14ae33500d75a0df6d",
    "metadata": {},
    "name": "VagaAntesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d07e5b79698a04a78da4c623d626dc7f";

export default node;
