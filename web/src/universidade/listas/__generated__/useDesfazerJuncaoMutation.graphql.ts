/**
 * @generated SignedSource<<3af435a06c0764ea8fa30698135b5ab8>>
 * @relayHash ae5d018c2ecac43c1c0b2f9edc1c4a79
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e72af506ff980b2fb7eb9a1b6d697929337e5e719d2ea02ba36919b4458b3c80

import type { ConcreteRequest } from 'relay-runtime';
export type TipoDeUso = "BUSCAS" | "CURSOS" | "INTERESSES" | "PESSOAS" | "VAGAS";
export type DesfazerJuncaoInput = {
  juncao: string;
};
export type useDesfazerJuncaoMutation$variables = {
  input: DesfazerJuncaoInput;
};
export type useDesfazerJuncaoMutation$data = {
  readonly desfazerJuncao: {
    readonly __typename: "DesfazerJuncaoSuccess";
    readonly desfeita: {
      readonly ficaram: ReadonlyArray<{
        readonly tipo: TipoDeUso;
        readonly total: number;
      }>;
      readonly juncao: {
        readonly de: string;
        readonly desfeitaEm: string | null;
      };
    } | null;
  } | {
    readonly __typename: "EntradaInvalida";
    readonly mensagem: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useDesfazerJuncaoMutation = {
  response: useDesfazerJuncaoMutation$data;
  variables: useDesfazerJuncaoMutation$variables;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "de",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "desfeitaEm",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "UsoDaEntrada",
  "kind": "LinkedField",
  "name": "ficaram",
  "plural": true,
  "selections": [
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
      "name": "total",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v6 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDesfazerJuncaoMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "desfazerJuncao",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "kind": "CatchField",
                "field": {
                  "alias": null,
                  "args": null,
                  "concreteType": "JuncaoDesfeita",
                  "kind": "LinkedField",
                  "name": "desfeita",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "Juncao",
                      "kind": "LinkedField",
                      "name": "juncao",
                      "plural": false,
                      "selections": [
                        (v3/*:: as any*/),
                        (v4/*:: as any*/)
                      ],
                      "storageKey": null
                    },
                    (v5/*:: as any*/)
                  ],
                  "storageKey": null
                },
                "to": "NULL"
              }
            ],
            "type": "DesfazerJuncaoSuccess",
            "abstractKey": null
          },
          (v6/*:: as any*/)
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
    "name": "useDesfazerJuncaoMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "desfazerJuncao",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "JuncaoDesfeita",
                "kind": "LinkedField",
                "name": "desfeita",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Juncao",
                    "kind": "LinkedField",
                    "name": "juncao",
                    "plural": false,
                    "selections": [
                      (v3/*:: as any*/),
                      (v4/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "id",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "DesfazerJuncaoSuccess",
            "abstractKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e72af506ff980b2fb7eb9a1b6d697929337e5e719d2ea02ba36919b4458b3c80",
    "metadata": {},
    "name": "useDesfazerJuncaoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4a7cf98b35571caff73f974c91cb7beb";

export default node;
