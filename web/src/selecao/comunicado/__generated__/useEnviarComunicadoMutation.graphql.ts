/**
 * @generated SignedSource<<76060a3112a042c9e7558f7a06b51e35>>
 * @relayHash fa82fec4d6af411562db48d5721f92b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 712436fa7440400db972c3500a1650167df9c9c0bd115ee1868264815593212f

import type { ConcreteRequest } from 'relay-runtime';
export type EnviarComunicadoInput = {
  apenas?: ReadonlyArray<string> | null;
  chave: string;
  conteudo: string;
  vaga: string;
};
export type useEnviarComunicadoMutation$variables = {
  input: EnviarComunicadoInput;
};
export type useEnviarComunicadoMutation$data = {
  readonly enviarComunicado: {
    readonly __typename: "EntradaInvalida";
    readonly mensagem: string;
  } | {
    readonly __typename: "EnviarComunicadoSuccess";
    readonly enviadas: number;
    readonly falhas: ReadonlyArray<{
      readonly id: string;
    }>;
  } | {
    readonly __typename: "SemCandidatos";
    readonly mensagem: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useEnviarComunicadoMutation = {
  response: useEnviarComunicadoMutation$data;
  variables: useEnviarComunicadoMutation$variables;
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
    "name": "enviarComunicado",
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
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "enviadas",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Pessoa",
            "kind": "LinkedField",
            "name": "falhas",
            "plural": true,
            "selections": [
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
        ],
        "type": "EnviarComunicadoSuccess",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "SemCandidatos",
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
    "name": "useEnviarComunicadoMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEnviarComunicadoMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "712436fa7440400db972c3500a1650167df9c9c0bd115ee1868264815593212f",
    "metadata": {},
    "name": "useEnviarComunicadoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d77e017be09c5d82ef15c70a011b95a8";

export default node;
