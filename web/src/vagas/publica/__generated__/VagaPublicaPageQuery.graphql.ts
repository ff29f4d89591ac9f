/**
 * @generated SignedSource<<7eb842b7a01a93a0d50d2beb704f25f3>>
 * @relayHash 24da64ddfa2a8d1deeb0f57e84e56f92
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99a4176e6669ee256a0be7a4058838083875b3a6ae2bb0d4a24de76109fe79a7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Modalidade = "HIBRIDO" | "PRESENCIAL" | "REMOTO";
export type TipoDeVaga = "BOLSA" | "EMPRESA_JR" | "ESTAGIO" | "INICIACAO_CIENTIFICA" | "LABORATORIO" | "MONITORIA" | "OUTRO";
export type VagaPublicaPageQuery$variables = {
  codigo: string;
};
export type VagaPublicaPageQuery$data = {
  readonly vagaPublica: {
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
  "name": "descricao",
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
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "VagaPublicaHeader_vaga"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "VagaPublicaFatos_vaga"
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "codigo",
            "storageKey": null
          },
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "nomeDoDepartamento",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "nomeDoLocal",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "remuneracao",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "desconto",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "horasComplementares",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lugares",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "horasSemanais",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "modalidade",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "respostaAte",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "99a4176e6669ee256a0be7a4058838083875b3a6ae2bb0d4a24de76109fe79a7",
    "metadata": {},
    "name": "VagaPublicaPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0657934efc71b74d6bfb72b8161dd560";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
