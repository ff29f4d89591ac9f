/**
 * @generated SignedSource<<073f90509af0aefa5844e9a80363139c>>
 * @relayHash 08bc0e7746ef84785150c9026337c4fe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 135edd465e60e7a3de9dec72f0d8d19ccd42c3f55ba08cf2521dbfbaeeaf0cc1

import type { ConcreteRequest } from 'relay-runtime';
export type RedefinirSenhaInput = {
  novaSenha: string;
  token: string;
};
export type useRedefinirSenhaMutation$variables = {
  input: RedefinirSenhaInput;
};
export type useRedefinirSenhaMutation$data = {
  readonly redefinirSenha: {
    readonly __typename: "EntradaInvalida";
    readonly mensagem: string;
  } | {
    readonly __typename: "RedefinirSenhaSuccess";
    readonly __typename: "RedefinirSenhaSuccess";
  } | {
    readonly __typename: "TokenRecusado";
    readonly mensagem: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useRedefinirSenhaMutation = {
  response: useRedefinirSenhaMutation$data;
  variables: useRedefinirSenhaMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "mensagem",
    "storageKey": null
  }
],
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "redefinirSenha",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "TokenRecusado",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "EntradaInvalida",
        "abstractKey": null
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
    "name": "useRedefinirSenhaMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRedefinirSenhaMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "135edd465e60e7a3de9dec72f0d8d19ccd42c3f55ba08cf2521dbfbaeeaf0cc1",
    "metadata": {},
    "name": "useRedefinirSenhaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c3c2e18be4169992c8c057c13339c8eb";

export default node;
