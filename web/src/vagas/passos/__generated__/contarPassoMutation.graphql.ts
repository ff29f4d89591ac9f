/**
 * @generated SignedSource<<303c77fc1ef107a08a889d1fa0a89a6d>>
 * @relayHash 26511418b88ba0f4890bd27c74ff1324
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 64cf90d2a5235ea01588f960a7154048ff7296e39f59e155ed9ccb809c4b492a

import type { ConcreteRequest } from 'relay-runtime';
export type OrigemDaVisita = "ALERTA" | "BUSCA" | "LINK" | "LISTA";
export type PassoNaVaga = "COMECOU" | "VIU";
export type RegistrarPassoInput = {
  origem: OrigemDaVisita;
  passo: PassoNaVaga;
  vaga: string;
};
export type contarPassoMutation$variables = {
  input: RegistrarPassoInput;
};
export type contarPassoMutation$data = {
  readonly registrarPasso: {
    readonly disponivel?: boolean;
  };
};
export type contarPassoMutation = {
  response: contarPassoMutation$data;
  variables: contarPassoMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "disponivel",
      "storageKey": null
    }
  ],
  "type": "RegistrarPassoSuccess",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "contarPassoMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "registrarPasso",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "contarPassoMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "registrarPasso",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "64cf90d2a5235ea01588f960a7154048ff7296e39f59e155ed9ccb809c4b492a",
    "metadata": {},
    "name": "contarPassoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "96ee80296def6581e2c3398d9728a7b1";

export default node;
