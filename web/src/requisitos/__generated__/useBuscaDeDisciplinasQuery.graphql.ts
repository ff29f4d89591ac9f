/**
 * @generated SignedSource<<a7384661db73c34ed7aa70ae932486d2>>
 * @relayHash 6111b9ad19ac13b264fc3a406cf08886
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5df6171e9613475d55727a264a184d19cee4dab6e163ccee2ed7a76a0f4fb5e5

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
v1 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useBuscaDeDisciplinasQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
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
    "name": "useBuscaDeDisciplinasQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5df6171e9613475d55727a264a184d19cee4dab6e163ccee2ed7a76a0f4fb5e5",
    "metadata": {},
    "name": "useBuscaDeDisciplinasQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "14d951165b96e7434405ab89fcb44555";

export default node;
