/**
 * @generated SignedSource<<59a239c62a19123016efc29a75b10f3f>>
 * @relayHash 2919aa82365a4b1bb20dd8f400fda7b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a556f2a92c61e6c63c92119d7169423dea058d4dc6c8319b926730e347a78b50

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Modalidade = "HIBRIDO" | "PRESENCIAL" | "REMOTO";
export type TipoDeVaga = "BOLSA" | "EMPRESA_JR" | "ESTAGIO" | "INICIACAO_CIENTIFICA" | "LABORATORIO" | "MONITORIA" | "OUTRO";
export type VagaPublicaPageQuery$variables = {
  codigo: string;
};
export type VagaPublicaPageQuery$data = {
  readonly vagaPublica: {
    readonly codigo: string;
    readonly descricao: string | null;
    readonly " $fragmentSpreads": FragmentRefs<"VagaPublicaFatos_vaga" | "VagaPublicaHeader_vaga">;
  } | null;
};
export type VagaPublicaPageQuery$rawResponse = {
  readonly vagaPublica: {
    readonly codigo: string;
    readonly desconto: number | null;
    readonly descricao: string | null;
    readonly horasComplementares: number | null;
    readonly horasSemanais: number | null;
    readonly lugares: number | null;
    readonly modalidade: Modalidade | null;
    readonly nomeDoDepartamento: string | null;
    readonly nomeDoLocal: string | null;
    readonly nomeDoTipo: string | null;
    readonly prazo: string | null;
    readonly remuneracao: number | null;
    readonly respostaAte: string | null;
    readonly tipo: TipoDeVaga;
    readonly titulo: string | null;
  } | null;
};
export type VagaPublicaPageQuery = {
  rawResponse: VagaPublicaPageQuery$rawResponse;
  response: VagaPublicaPageQuery$data;
  variables: VagaPublicaPageQuery$variables;
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
  "name": "codigo",
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
  "name": "nomeDoDepartamento",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nomeDoLocal",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "remuneracao",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "desconto",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "horasComplementares",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lugares",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "horasSemanais",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "modalidade",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "respostaAte",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "VagaPublicaPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "VagaPublica",
        "kind": "LinkedField",
        "name": "vagaPublica",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "VagaPublicaHeader_vaga"
          },
          {
            "kind": "InlineDataFragmentSpread",
            "name": "VagaPublicaFatos_vaga",
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              {
                "kind": "InlineDataFragmentSpread",
                "name": "camposDaVaga_publica",
                "selections": [
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/)
                ],
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "args": null,
            "argumentDefinitions": []
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
    "name": "VagaPublicaPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "VagaPublica",
        "kind": "LinkedField",
        "name": "vagaPublica",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "titulo",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "tipo",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "nomeDoTipo",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "prazo",
            "storageKey": null
          },
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a556f2a92c61e6c63c92119d7169423dea058d4dc6c8319b926730e347a78b50",
    "metadata": {},
    "name": "VagaPublicaPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6d2b38a5680157c4feaeb03a199275ab";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
