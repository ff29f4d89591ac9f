/**
 * @generated SignedSource<<422949fb1dda9a288833aeb57fbb93fe>>
 * @relayHash 490db6b683d271cc2c2f604a7191696d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 90811a78e449c7387b904ef0817699f5c41a19da9b5cbf6360e56954296cdef9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SalvarInstituicaoInput = {
  cor?: string | null;
  dominiosDeAluno: ReadonlyArray<string>;
  dominiosDeProfessor: ReadonlyArray<string>;
  dominiosQueProvamProfessor: ReadonlyArray<string>;
  emailsDeExcecao: ReadonlyArray<string>;
  fuso: string;
  marcaMvp: boolean;
  nome: string;
  primeiraRevisaoDeDepartamento: boolean;
  primeiraRevisaoDeProfessor: boolean;
  primeirosMeses: ReadonlyArray<number>;
  protecaoDeDados?: string | null;
  prototipo?: string | null;
  remetente?: RemetenteInput | null;
  sigla: string;
  suporte?: string | null;
  termos?: string | null;
  versao: number;
};
export type RemetenteInput = {
  email: string;
  nome?: string | null;
  responderPara?: string | null;
};
export type useSalvarInstituicaoMutation$variables = {
  input: SalvarInstituicaoInput;
};
export type useSalvarInstituicaoMutation$data = {
  readonly salvarInstituicao: {
    readonly __typename: "EntradaInvalida";
    readonly campos: ReadonlyArray<{
      readonly campo: string;
      readonly mensagem: string;
    }>;
    readonly mensagem: string;
  } | {
    readonly __typename: "InstituicaoEmConflito";
    readonly instituicao: {
      readonly " $fragmentSpreads": FragmentRefs<"valores_instituicao">;
    } | null;
    readonly mensagem: string;
  } | {
    readonly __typename: "SalvarInstituicaoSuccess";
    readonly instituicao: {
      readonly " $fragmentSpreads": FragmentRefs<"InstituicaoForm_instituicao" | "valores_instituicao">;
    } | null;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useSalvarInstituicaoMutation = {
  response: useSalvarInstituicaoMutation$data;
  variables: useSalvarInstituicaoMutation$variables;
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
  "name": "versao",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "alterados",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sigla",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dominiosDeAluno",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dominiosDeProfessor",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dominiosQueProvamProfessor",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "emailsDeExcecao",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "Remetente",
  "kind": "LinkedField",
  "name": "remetente",
  "plural": false,
  "selections": [
    (v5/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "responderPara",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "suporte",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "protecaoDeDados",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "termos",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "prototipo",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cor",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "marcaMvp",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fuso",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "primeirosMeses",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "primeiraRevisaoDeProfessor",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "primeiraRevisaoDeDepartamento",
  "storageKey": null
},
v22 = {
  "kind": "InlineDataFragmentSpread",
  "name": "valores_instituicao",
  "selections": [
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    (v5/*:: as any*/),
    (v6/*:: as any*/),
    (v7/*:: as any*/),
    (v8/*:: as any*/),
    (v9/*:: as any*/),
    (v10/*:: as any*/),
    (v11/*:: as any*/),
    (v12/*:: as any*/),
    (v13/*:: as any*/),
    (v14/*:: as any*/),
    (v15/*:: as any*/),
    (v16/*:: as any*/),
    (v17/*:: as any*/),
    (v18/*:: as any*/),
    (v19/*:: as any*/),
    (v20/*:: as any*/),
    (v21/*:: as any*/)
  ],
  "args": null,
  "argumentDefinitions": ([]/*:: as any*/)
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mensagem",
  "storageKey": null
},
v24 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "campo",
    "storageKey": null
  },
  (v23/*:: as any*/)
],
v25 = {
  "kind": "InlineFragment",
  "selections": [
    (v23/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "CampoInvalido",
      "kind": "LinkedField",
      "name": "campos",
      "plural": true,
      "selections": (v24/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "EntradaInvalida",
  "abstractKey": null
},
v26 = {
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
    "metadata": null,
    "name": "useSalvarInstituicaoMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "salvarInstituicao",
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
                  "concreteType": "InstituicaoAdministrada",
                  "kind": "LinkedField",
                  "name": "instituicao",
                  "plural": false,
                  "selections": [
                    (v22/*:: as any*/),
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "InstituicaoForm_instituicao"
                    }
                  ],
                  "storageKey": null
                },
                "to": "NULL"
              }
            ],
            "type": "SalvarInstituicaoSuccess",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v23/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "InstituicaoAdministrada",
                "kind": "LinkedField",
                "name": "instituicao",
                "plural": false,
                "selections": [
                  (v22/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "InstituicaoEmConflito",
            "abstractKey": null
          },
          (v25/*:: as any*/)
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
    "name": "useSalvarInstituicaoMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "salvarInstituicao",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  (v18/*:: as any*/),
                  (v19/*:: as any*/),
                  (v20/*:: as any*/),
                  (v21/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CampoInvalido",
                    "kind": "LinkedField",
                    "name": "problemas",
                    "plural": true,
                    "selections": (v24/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "logo",
                    "storageKey": null
                  },
                  (v26/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "SalvarInstituicaoSuccess",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v23/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "InstituicaoAdministrada",
                "kind": "LinkedField",
                "name": "instituicao",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  (v18/*:: as any*/),
                  (v19/*:: as any*/),
                  (v20/*:: as any*/),
                  (v21/*:: as any*/),
                  (v26/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "InstituicaoEmConflito",
            "abstractKey": null
          },
          (v25/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "90811a78e449c7387b904ef0817699f5c41a19da9b5cbf6360e56954296cdef9",
    "metadata": {},
    "name": "useSalvarInstituicaoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f0719741f0f34f1631e65b9a720064cb";

export default node;
