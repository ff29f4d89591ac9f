/**
 * @generated SignedSource<<5117e322fea3737f47523bc2cf83d994>>
 * @relayHash 89ff786b6bfc48a03d83a25b8a1295bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39037217091b43d9c4b7d7667a693a48faccba1a768f8100203dd19e81844650

import type { ConcreteRequest } from 'relay-runtime';
export type useBuscaDeDisciplinasQuery$variables = {
  busca: string;
};
export type useBuscaDeDisciplinasQuery$data = {
  readonly viewer: {
    readonly disciplinas: ReadonlyArray<{
      readonly codigo: string;
      readonly nome: string;
    }> | null;
  } | null;
};
export type useBuscaDeDisciplinasQuery = {
  response: useBuscaDeDisciplinasQuery$data;
  variables: useBuscaDeDisciplinasQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "busca"
  }
],
v1 = [
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
        "args": [
          {
            "kind": "Variable",
            "name": "busca",
            "variableName": "busca"
          }
        ],
        "concreteType": "DisciplinaDaUniversidade",
        "kind": "LinkedField",
        "name": "disciplinas",
        "plural": true,
        "selections": [
          {
            "alias": "codigo",
            "args": null,
            "kind": "ScalarField",
            "name": "codigoDaDisciplina",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "nome",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useBuscaDeDisciplinasQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBuscaDeDisciplinasQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "39037217091b43d9c4b7d7667a693a48faccba1a768f8100203dd19e81844650",
    "metadata": {},
    "name": "useBuscaDeDisciplinasQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "14d951165b96e7434405ab89fcb44555";

export default node;
