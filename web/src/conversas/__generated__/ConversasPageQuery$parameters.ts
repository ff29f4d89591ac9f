/**
 * @generated SignedSource<<e5cda9c183a718fe21afd33e15881697>>
 * @relayHash 7869461dda072a1a97db16c88ffdc9ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f817dd4402f23d6a4730a0a0c261062cc23af2e8398fce24a2fe0bc67d0f94c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConversasPageQuery } from './ConversasPageQuery.graphql';

const node: PreloadableConcreteRequest<ConversasPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6f817dd4402f23d6a4730a0a0c261062cc23af2e8398fce24a2fe0bc67d0f94c",
    "metadata": {},
    "name": "ConversasPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
