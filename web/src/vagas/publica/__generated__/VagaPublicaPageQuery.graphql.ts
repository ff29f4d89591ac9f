/**
 * @generated SignedSource<<15e9dd4330a29d8a3d5b5095cd1e2eea>>
 * @relayHash 58ac095be3095a09f13145e3183dfa26
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af9c8a29f6a349b07357b0135df2925a0d5a5f75662efade371cdcb2c29d868f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TipoDeVaga = "BOLSA" | "EMPRESA_JR" | "ESTAGIO" | "INICIACAO_CIENTIFICA" | "LABORATORIO" | "MONITORIA";
export type VagaPublicaPageQuery$variables = {
  codigo: string;
};
export type VagaPublicaPageQuery$data = {
  readonly vagaPublica: {
    readonly descricao: string | null;
    readonly " $fragmentSpreads": FragmentRefs<"VagaPublicaHeader_vaga">;
  } | null;
};
export type VagaPublicaPageQuery$rawResponse = {
  readonly vagaPublica: {
    readonly codigo: string;
    readonly desconto: number | null;
    readonly descricao: string | null;
    readonly horasComplementares: number | null;
    readonly nomeDoDepartamento: string | null;
    readonly nomeDoLocal: string | null;
    readonly prazo: string | null;
    readonly remuneracao: number | null;
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
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "af9c8a29f6a349b07357b0135df2925a0d5a5f75662efade371cdcb2c29d868f",
    "metadata": {},
    "name": "VagaPublicaPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d3b6f6e82bc5ae59dfc766322a10e9b8";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
