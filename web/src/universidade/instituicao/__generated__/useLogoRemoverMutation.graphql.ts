/**
 * @generated SignedSource<<ee92c2d25eec30910cc780cedeb0e087>>
 * @relayHash c98d0394ac51cdfa6164c2f4729e01b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dcd5f3f572941915b4029aa70ddc75b8e5445c608a5744b46e441bbac673fc91

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useLogoRemoverMutation$variables = Record<PropertyKey, never>;
export type useLogoRemoverMutation$data = {
  readonly removerLogo: {
    readonly __typename: "RemoverLogoSuccess";
    readonly instituicao: {
      readonly " $fragmentSpreads": FragmentRefs<"LogoField_instituicao">;
    } | null;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useLogoRemoverMutation = {
  response: useLogoRemoverMutation$data;
  variables: useLogoRemoverMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useLogoRemoverMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "removerLogo",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "InstituicaoAdministrada",
                "kind": "LinkedField",
                "name": "instituicao",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "LogoField_instituicao"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "RemoverLogoSuccess",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useLogoRemoverMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "removerLogo",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "InstituicaoAdministrada",
                "kind": "LinkedField",
                "name": "instituicao",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "logo",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "sigla",
                    "storageKey": null
                  },
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
            "type": "RemoverLogoSuccess",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "dcd5f3f572941915b4029aa70ddc75b8e5445c608a5744b46e441bbac673fc91",
    "metadata": {},
    "name": "useLogoRemoverMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a27439ad5021e29c5257e6306f0b31da";

export default node;
