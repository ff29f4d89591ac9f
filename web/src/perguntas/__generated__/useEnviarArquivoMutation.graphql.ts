/**
 * @generated SignedSource<<0210b04918cd9b62f3e7115102cf69af>>
 * @relayHash 590da4697bfba22d72206a715e929bec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 294ce05712dead891ca474d17e23a458080cf55072aa4445743a598d139a5ea0

import type { ConcreteRequest } from 'relay-runtime';
export type EnviarArquivoDaCandidaturaInput = {
  arquivo: File;
  vaga: string;
};
export type useEnviarArquivoMutation$variables = {
  input: EnviarArquivoDaCandidaturaInput;
};
export type useEnviarArquivoMutation$data = {
  readonly enviarArquivoDaCandidatura: {
    readonly __typename: "EntradaInvalida";
    readonly mensagem: string;
  } | {
    readonly __typename: "EnviarArquivoDaCandidaturaSuccess";
    readonly arquivo: string;
    readonly tamanho: number;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useEnviarArquivoMutation = {
  response: useEnviarArquivoMutation$data;
  variables: useEnviarArquivoMutation$variables;
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
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "enviarArquivoDaCandidatura",
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
            "name": "arquivo",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "tamanho",
            "storageKey": null
          }
        ],
        "type": "EnviarArquivoDaCandidaturaSuccess",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "mensagem",
            "storageKey": null
          }
        ],
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
    "name": "useEnviarArquivoMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEnviarArquivoMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "294ce05712dead891ca474d17e23a458080cf55072aa4445743a598d139a5ea0",
    "metadata": {},
    "name": "useEnviarArquivoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5de18570f7ffd38ccd1e37b3d9e4f526";

export default node;
