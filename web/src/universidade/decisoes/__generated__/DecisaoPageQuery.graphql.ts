/**
 * @generated SignedSource<<67bd2967786c67a70292f7e6a0f03474>>
 * @relayHash 20110835d51ab541307a9ea1b9630d25
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd9c5f8de7ee3fd9a4806dc393b1fcce53c5ee123efcd40780011089877bb00b

import type { ConcreteRequest } from 'relay-runtime';
export type AtoDeModeracao = "ADVERTIR" | "DEVOLVER" | "DISPENSAR" | "LIBERAR" | "MANTER" | "OCULTAR" | "REABRIR" | "RESTAURAR" | "SUSPENDER";
export type SituacaoDoCaso = "ABERTO" | "CONTESTADO" | "DECIDIDO" | "ENCERRADO";
export type DecisaoPageQuery$variables = {
  codigo: string;
};
export type DecisaoPageQuery$data = {
  readonly viewer: {
    readonly decisaoRecebida: {
      readonly ate: string | null;
      readonly ato: AtoDeModeracao;
      readonly caso: string;
      readonly contestacao: {
        readonly texto: string;
      } | null;
      readonly contestarAte: string | null;
      readonly copia: {
        readonly texto: string;
        readonly titulo: string;
      };
      readonly motivo: string;
      readonly situacao: SituacaoDoCaso;
    } | null;
  } | null;
};
export type DecisaoPageQuery = {
  response: DecisaoPageQuery$data;
  variables: DecisaoPageQuery$variables;
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
  "name": "caso",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ato",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "motivo",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ate",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "texto",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "CopiaDoDenunciado",
  "kind": "LinkedField",
  "name": "copia",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "titulo",
      "storageKey": null
    },
    (v6/*:: as any*/)
  ],
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "Contestacao",
  "kind": "LinkedField",
  "name": "contestacao",
  "plural": false,
  "selections": [
    (v6/*:: as any*/)
  ],
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "situacao",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "contestarAte",
  "storageKey": null
},
v11 = {
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
    "name": "DecisaoPageQuery",
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
            "concreteType": "DecisaoRecebida",
            "kind": "LinkedField",
            "name": "decisaoRecebida",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/)
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
    "name": "DecisaoPageQuery",
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
            "concreteType": "DecisaoRecebida",
            "kind": "LinkedField",
            "name": "decisaoRecebida",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/)
            ],
            "storageKey": null
          },
          (v11/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "dd9c5f8de7ee3fd9a4806dc393b1fcce53c5ee123efcd40780011089877bb00b",
    "metadata": {},
    "name": "DecisaoPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9a67fcf71807b34be0059999170db29d";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
