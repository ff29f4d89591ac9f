/**
 * @generated SignedSource<<0d10c901659d27abda3aad912139520b>>
 * @relayHash 891a2c8367d08e001ee93533c053e021
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb98633527966f6435ea0ec2caa7b0fe3a7794764db59d5dba65e0fbfadbee5f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VagaPageQuery } from './VagaPageQuery.graphql';

const node: PreloadableConcreteRequest<VagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fb98633527966f6435ea0ec2caa7b0fe3a7794764db59d5dba65e0fbfadbee5f",
    "metadata": {},
    "name": "VagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
